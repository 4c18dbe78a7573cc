/**
 * Makes the page behind the menu or the account dialog inert while one is open. The browser opens
 * and closes popovers and restores focus, so the page must be active again before one closes.
 */
export function startPopovers(popovers: Iterable<HTMLElement>) {
  const open = new Set<HTMLElement>();
  const updateInert = () => {
    const [top, ...others] = [...open].reverse();
    // The dialog can be opened from the menu. A closed popover must be able to take focus.
    for (const part of document.querySelectorAll<HTMLElement>('body > *')) {
      part.inert = part.popover ? others.includes(part) : !!top;
    }
  };
  for (const popover of popovers) {
    const markOpen = () => {
      open.add(popover);
      updateInert();
    };
    if (popover.matches(':popover-open')) markOpen();
    popover.addEventListener('beforetoggle', ({ newState }) => {
      if (newState === 'closed' && open.delete(popover)) updateInert();
    });
    // `toggle` fires too late: Tab could already have moved the focus behind the popover.
    popover.addEventListener('focusin', markOpen);
    // Otherwise it would still be open when Back restores the page.
    popover.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a[href^="/"]')) popover.hidePopover();
    });
  }
}
