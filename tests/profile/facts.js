'use strict';
// What a reader sees of the page, as data for page.py.
(() => {
  const parse = color => {
    const [r, g, b, a = 1] = color.match(/[\d.]+/g).map(Number);
    return [r, g, b, a];
  };
  const over = (top, under) => [0, 1, 2].map(i => top[i] * top[3] + under[i] * (1 - top[3])).concat(1);
  const background = element => {
    const layers = [];
    for (let e = element; e; e = e.parentElement) layers.push(parse(getComputedStyle(e).backgroundColor));
    return layers.reverse().reduce((under, top) => over(top, under), [255, 255, 255, 1]);
  };
  const luminance = color => {
    const linear = color.slice(0, 3).map(c => c / 255).map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
  };
  const ratio = (a, b) => {
    const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  };

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim() || !element.checkVisibility() || element.closest('script, style')) continue;
    const ground = background(element), style = getComputedStyle(element);
    texts.push({text: node.textContent.trim().slice(0, 40), contrast: ratio(over(parse(style.color), ground), ground),
                size: parseFloat(style.fontSize)});
  }

  const charts = [...document.querySelectorAll('svg')].map(svg => {
    const box = svg.getBoundingClientRect(), view = svg.viewBox.baseVal;
    const marks = [...svg.querySelectorAll('rect')];
    const number = (mark, name) => mark.hasAttribute(name) ? Number(mark.getAttribute(name)) : 0;
    const outside = marks.filter(mark => {
      const [x, y, w, h] = ['x', 'y', 'width', 'height'].map(name => number(mark, name));
      const slack = 0.03 * Math.max(view.width, view.height);
      return ![x, y, w, h].every(Number.isFinite) || w < 0 || h < 0 || x < -slack || y < -slack ||
        x + w > view.width + slack || y + h > view.height + slack;
    });
    const size = mark => mark.getBoundingClientRect();
    const seen = marks.filter(mark => size(mark).width > 0 && size(mark).height > 0);
    const ground = background(svg);
    const classes = new Map(marks.map(mark => [mark.getAttribute('class'), mark])); // a mark of each colour
    const fills = [...classes].map(([name, mark]) => [name, getComputedStyle(mark).fill]);
    return {name: svg.getAttribute('aria-label') || svg.getAttribute('class'), shown: svg.checkVisibility(),
            width: box.width, height: box.height, marks: marks.length, seen: seen.length,
            outside: outside.map(mark => mark.outerHTML).slice(0, 3),
            black: fills.filter(([, fill]) => fill === 'rgb(0, 0, 0)').map(([name]) => name),
            faint: fills.filter(([name, fill]) => /^c\d/.test(name) && ratio(over(parse(fill), ground), ground) < 2)};
  });

  const wide = [...document.querySelectorAll('body *:not(svg *)')].filter(element => {
    const box = element.getBoundingClientRect();
    return element.checkVisibility() && !element.closest('.scroll') && (box.right > innerWidth + 1 || box.left < -1);
  });
  const hidden = [...document.querySelectorAll('.figures b, .figures span, h1, h2, .label, .value, .legend > span')]
    .filter(element => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline');
  const overlaps = [...document.querySelectorAll('tr')].filter(row => row.checkVisibility()).filter(row => {
    const cells = [...row.children].map(cell => cell.getBoundingClientRect());
    const bar = row.querySelector('.share'), value = document.createRange();
    if (bar) value.selectNode(bar.nextSibling);
    return cells.slice(2).some((box, i) => box.width && box.top < cells[i + 1].bottom - 1 && box.left < cells[i + 1].right - 1) ||
      (bar && bar.getBoundingClientRect().right > value.getBoundingClientRect().left);
  });
  const top = selector => document.querySelector(selector)?.getBoundingClientRect().top + scrollY;
  return {
    inner: innerWidth, scroll: document.documentElement.scrollWidth, height: innerHeight,
    page: getComputedStyle(document.body).backgroundColor, texts, charts,
    wide: wide.map(element => element.outerHTML.slice(0, 120)).slice(0, 5),
    hidden: hidden.map(element => element.outerHTML.slice(0, 120)).slice(0, 5),
    overlaps: overlaps.map(row => row.textContent.slice(0, 80)),
    summary: document.querySelector('.figures').getBoundingClientRect().bottom + scrollY,
    verdict: top('.verdict, .figures'), bars: top('.bar, table tbody tr'),
    sideways: [...document.querySelectorAll('.scroll')].filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.textContent.trim().slice(0, 80)),
    routines: top('table tbody tr'), third: top('table tbody tr:nth-child(3)'),
    names: [...document.querySelectorAll('table')[0].tBodies[0].rows].map(row => row.children[0].textContent.trim()),
  };
})()
