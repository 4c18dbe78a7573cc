/**
 * While the menu or the account dialog is open, nothing behind it takes the focus. Popovers open, close
 * and give the focus back by themselves; before one closes, the button that gets it back must be there again.
 */
export function startPopovers(popovers: Iterable<HTMLElement>) {
  const open = new Set<HTMLElement>();
  const keepFocus = () => {
    const [front, ...behind] = [...open].reverse();
    // The dialog may be opened from the menu. A popover that is closed must be able to take the focus.
    for (const part of document.querySelectorAll<HTMLElement>('body > *')) {
      part.inert = part.popover ? behind.includes(part) : !!front;
    }
  };
  for (const popover of popovers) {
    const opened = () => {
      open.add(popover);
      keepFocus();
    };
    if (popover.matches(':popover-open')) opened();
    popover.addEventListener('beforetoggle', ({ newState }) => {
      if (newState === 'closed' && open.delete(popover)) keepFocus();
    });
    // Before `toggle`, which comes when Tab may have led behind it: it has the focus as soon as it opens.
    popover.addEventListener('focusin', opened);
    // A page restored by Back must not show it still open.
    popover.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a[href^="/"]')) popover.hidePopover();
    });
  }
}
