/**
 * While the menu is open, what lies behind it takes no focus. The popover opens, closes and gives the
 * focus back by itself; before it closes, the button that gets it back must be there again.
 */
export function startMenu(menu: HTMLElement) {
  const behind = document.querySelectorAll<HTMLElement>('body > :not(dialog, [popover])');
  const keepFocus = (open: boolean) => {
    for (const part of behind) part.inert = open;
  };
  keepFocus(menu.matches(':popover-open'));
  menu.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed') keepFocus(false);
  });
  // It has the focus at once; that it is open is told a moment later, when Tab may have led behind it.
  menu.addEventListener('focusin', () => keepFocus(true));
  menu.addEventListener('toggle', ({ newState }) => keepFocus(newState === 'open'));
  // A page restored by Back must not show it still open.
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover();
  });
}
