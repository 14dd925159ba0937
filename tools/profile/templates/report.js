'use strict';
// Tables sort by a click on a column's head; tooltips follow the pointer and work by touch.
for (const head of document.querySelectorAll('thead th')) {
  head.classList.add('sortable');
  head.tabIndex = 0;
  const sort = () => {
    const table = head.closest('table'), column = head.cellIndex, body = table.tBodies[0];
    const up = head.classList.contains('sorted') && !head.classList.contains('up');
    for (const other of head.parentNode.children) other.classList.remove('sorted', 'up');
    head.classList.add('sorted');
    head.classList.toggle('up', up);
    const value = row => row.children[column].dataset.value ?? row.children[column].textContent.trim();
    const compare = (a, b) => isNaN(a) || isNaN(b) ? String(b).localeCompare(String(a)) : b - a;
    body.append(...[...body.rows].sort((a, b) => (up ? -1 : 1) * compare(value(a), value(b))));
  };
  head.addEventListener('click', sort);
  head.addEventListener('keydown', event => { if (event.key === 'Enter') sort(); });
}
const tip = document.body.appendChild(document.createElement('div'));
tip.id = 'tip';
tip.hidden = true;
const texts = new WeakMap();
for (const title of document.querySelectorAll('svg title')) {
  texts.set(title.parentNode, title.textContent);
  title.parentNode.setAttribute('data-tip', '');
  title.remove(); // or the browser shows it, too
}
const show = event => {
  const shape = event.target.closest?.('[data-tip]');
  tip.hidden = !shape;
  if (!shape) return;
  tip.textContent = texts.get(shape);
  const left = Math.min(event.clientX + 12, innerWidth - tip.offsetWidth - 4);
  tip.style.left = `${Math.max(left, 4)}px`;
  tip.style.top = `${Math.max(event.clientY - tip.offsetHeight - 10, 4)}px`;
};
document.addEventListener('pointermove', show);
document.addEventListener('pointerdown', show);
// Dragging over the timeline zooms all ranks to that interval; so do the keys + and -, arrows move, Escape shows all.
const seconds = value => {
  const [, factor, unit] = [[1e-6, 1e9, 'ns'], [1e-3, 1e6, 'µs'], [1, 1e3, 'ms'], [Infinity, 1, 's']].find(([limit]) => value < limit);
  return value ? `${Number((value * factor).toPrecision(3))} ${unit}` : '0 s';
};
for (const timeline of document.querySelectorAll('.timeline')) {
  const charts = [...timeline.querySelectorAll('svg')], axis = [...timeline.nextElementSibling.children];
  const labels = axis.map(label => label.textContent);
  const columns = charts[0].viewBox.baseVal.width, least = 4;
  const range = timeline.appendChild(document.createElement('div')), all = document.createElement('button');
  range.className = 'range';
  range.hidden = all.hidden = true;
  all.textContent = 'Whole run';
  timeline.parentNode.querySelector('.hint').append(' Drag to zoom. ', all);
  timeline.tabIndex = 0;
  const zoom = (left, right) => {
    const width = Math.min(Math.max(right - left, least), columns);
    const begin = Math.min(Math.max((left + right - width) / 2, 0), columns - width);
    for (const chart of charts) chart.setAttribute('viewBox', `${begin} 0 ${width} 1`);
    all.hidden = width === columns;
    axis.forEach((label, i) => {
      label.textContent = all.hidden ? labels[i] : seconds((begin + width * i / 2) / columns * timeline.dataset.seconds);
    });
  };
  const column = x => {
    const box = charts[0].getBoundingClientRect(), view = charts[0].viewBox.baseVal;
    return view.x + view.width * Math.min(Math.max((x - box.left) / box.width, 0), 1);
  };
  let start = null;
  timeline.addEventListener('pointerdown', event => {
    if (event.button === 0) timeline.setPointerCapture(event.pointerId);
    start = event.button === 0 ? event.clientX : null;
  });
  timeline.addEventListener('pointermove', event => {
    range.hidden = start === null;
    if (range.hidden) return;
    const left = timeline.getBoundingClientRect().left, box = charts[0].getBoundingClientRect();
    const [from, to] = [start, event.clientX].map(x => Math.min(Math.max(x, box.left), box.right)).sort((a, b) => a - b);
    range.style.left = `${from - left}px`;
    range.style.width = `${to - from}px`;
  });
  timeline.addEventListener('pointerup', event => {
    if (start !== null && Math.abs(event.clientX - start) > 4) zoom(...[start, event.clientX].map(column).sort((a, b) => a - b));
    start = null;
    range.hidden = true;
  });
  timeline.addEventListener('pointercancel', () => { start = null; range.hidden = true; });
  all.addEventListener('click', () => zoom(0, columns));
  timeline.addEventListener('keydown', event => {
    const {x, width} = charts[0].viewBox.baseVal, step = width / 4;
    const sides = {'+': [x + step, x + width - step], '-': [x - 2 * step, x + width + 2 * step], Escape: [0, columns],
                   ArrowLeft: [x - step, x + width - step], ArrowRight: [x + step, x + width + step]}[event.key];
    if (!sides) return;
    event.preventDefault();
    zoom(...sides);
  });
}
