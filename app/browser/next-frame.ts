/** Waits for a paint, so slow work doesn't delay the visible response to a press. */
export const waitForPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    // Background pages don't get animation frames.
    setTimeout(resolve, 100);
  });
