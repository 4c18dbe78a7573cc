/** Waits until the browser has painted, so that long work doesn't delay feedback to a press. */
export const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    // Background pages have no frames.
    setTimeout(resolve, 100);
  });
