import { useEffect, useRef } from 'react';
import css from '#app/pages/blog/post/reading-progress.module.css';

/**
 * The progress bar of an article. A CSS scroll timeline drives it. Where that doesn't run (older
 * browsers, reduced motion), a scroll listener does.
 */
export function ReadingProgress() {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element || element.getAnimations().length > 0) return;
    let scrollable = 0;
    const move = () => {
      const percent = scrollable > 0 ? (window.scrollY / scrollable) * 100 : 0;
      element.style.setProperty('--p', percent.toFixed(2));
    };
    // Measure the height when it changes, not on every scroll.
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
