/** Print buttons, the refill reminder and the label’s notes need a few lines of script, but not React. */

import { refillCalendar, refillDay } from '#library/medicine/refill-reminder.ts';

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-action="print"]')) print();
});

// An open note could cover the element that takes the focus.
document.addEventListener('focusin', ({ target }) => {
  const note = document.querySelector<HTMLElement>('[role="note"]:popover-open');
  if (target instanceof Element && !note?.contains(target)) note?.hidePopover();
});

// On small screens, a note opens below its button, so it needs room there.
document.addEventListener(
  'beforetoggle',
  ({ target, newState, source }) => {
    if (!(target instanceof HTMLElement) || target.role !== 'note' || newState !== 'open') return;
    const isCrowded = source && source.getBoundingClientRect().bottom > innerHeight / 2;
    if (isCrowded && matchMedia('(width <= 66rem)').matches)
      source.scrollIntoView({ behavior: 'instant' });
  },
  { capture: true },
);

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset.action !== 'reminder') return;
  event.preventDefault();
  const now = new Date();
  // This locale writes dates like 2027-03-14.
  const today = now.toLocaleDateString('en-CA');
  const { title = '', details = '', done = '', daysOff = '' } = form.dataset;
  const day = refillDay(String(new FormData(form).get('runs-out')), today, daysOff.split(' '));
  const output = form.querySelector('output');
  if (day === today) {
    output?.replaceChildren(form.querySelector('template')?.content.cloneNode(true) ?? '');
    return;
  }
  const id = crypto.randomUUID?.() ?? String(now.getTime());
  download(refillCalendar({ day, title, details, id, now }), 'refill.ics');
  const dayInWords = new Date(`${day}T00:00`).toLocaleDateString(document.documentElement.lang, {
    dateStyle: 'full',
  });
  if (output) output.textContent = done.replace('{date}', dayInWords);
});

/** The file is made in the browser, so nothing is sent or stored. */
function download(text: string, name: string) {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // Some browsers still read the file after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
