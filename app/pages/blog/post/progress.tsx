import { useEffect, useRef } from 'react';
import css from '#app/pages/blog/post/progress.module.css';

/** How far the page has been scrolled, from 0 to 100. */
export function scrollPercent(scrolled: number, scrollable: number): number {
  if (scrollable <= 0) return 0;
  return Math.min(100, Math.max(0, (scrolled / scrollable) * 100));
}

/**
 * The bar over the page. It is an animation that scrolling drives, outside of script; where there
 * is none (an older browser, a reader who wants no motion) a passive listener moves it.
 */
export function ReadingProgress() {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element || element.getAnimations().length > 0) return;
    let scrollable = 0;
    const move = () => {
      element.style.setProperty('--p', scrollPercent(window.scrollY, scrollable).toFixed(2));
    };
    // The height is measured when it changes, not when the reader scrolls.
    const observer = new ResizeObserver(() => {
      scrollable = document.documentElement.scrollHeight - window.innerHeight;
      move();
    });
    observer.observe(document.documentElement);
    window.addEventListener('scroll', move, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', move);
    };
  }, []);
  return (
    <div className={`screen-only ${css.progress}`} aria-hidden="true">
      <i ref={bar} />
    </div>
  );
}
