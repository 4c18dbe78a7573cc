/**
 * Makes the page inert while the menu or the account dialog is open. The browser restores focus when
 * a popover closes, so the page must be active again before that.
 */
export function trapFocusInPopovers(popovers: Iterable<HTMLElement>) {
  const openPopovers = new Set<HTMLElement>();
  const updateInertElements = () => {
    const [topPopover, ...coveredPopovers] = [...openPopovers].reverse();
    // The account dialog can cover the menu, which must then be inert. A closed popover must never
    // be inert, because it takes focus when it opens.
    for (const element of document.querySelectorAll<HTMLElement>('body > *')) {
      element.inert = element.popover ? coveredPopovers.includes(element) : !!topPopover;
    }
  };
  for (const popover of popovers) {
    const markOpen = () => {
      openPopovers.add(popover);
      updateInertElements();
    };
    if (popover.matches(':popover-open')) markOpen();
    let opener: Element | null = null;
    popover.addEventListener('beforetoggle', ({ newState }) => {
      if (newState === 'open') opener = document.activeElement;
      else if (openPopovers.delete(popover)) {
        updateInertElements();
        // The browser doesn't restore focus if another popover is open or this one has lost it.
        if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      }
    });
    // `toggle` fires too late: Tab could already have moved the focus behind the popover.
    popover.addEventListener('focusin', markOpen);
    popover.addEventListener('keydown', (event) => {
      const stops = [...popover.querySelectorAll<HTMLElement>('a, button')];
      if (event.shiftKey) stops.reverse();
      if (event.key !== 'Tab' || document.activeElement !== stops.at(-1)) return;
      event.preventDefault();
      stops[0]?.focus();
    });
    // Close the popover when a link is clicked, so it isn't still open when Back restores the page.
    popover.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a[href^="/"]')) popover.hidePopover();
    });
  }
}
