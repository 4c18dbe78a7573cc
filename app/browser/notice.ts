/**
 * Shows the notice while it applies, unless the visitor has dismissed it. This is inlined right after
 * the notice, so it runs before the first paint and nothing moves.
 */
export {};

const storageKey = 'dismissed-notice';
const notice = document.getElementById('notice') as HTMLElement;
const { from, until } = notice.dataset;

/** Reads the storage each time, because the notice may have been dismissed on another page. */
function update() {
  const now = Date.now();
  notice.hidden = isDismissed() || now < Number(from) || now >= Number(until);
}

function isDismissed() {
  try {
    return sessionStorage.getItem(storageKey) === notice.textContent;
  } catch {
    return false;
  }
}

notice.querySelector('button')?.addEventListener('click', () => {
  notice.remove();
  // This throws in a browser that blocks storage.
  sessionStorage.setItem(storageKey, notice.textContent);
});
update();
setInterval(update, 1000);
// The browser may have prepared this page before it's shown, or show it again after Back.
document.addEventListener('visibilitychange', update);
