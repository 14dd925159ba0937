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
