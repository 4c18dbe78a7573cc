import { useEffect, useRef } from 'react';
import { island } from '#app/browser/island.tsx';
import css from '#app/pages/blog/post/reading-progress.module.css';

export default island('reading-progress', ReadingProgress);

/** CSS moves the bar. In browsers without scroll timelines, a scroll listener does. */
function ReadingProgress() {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element || element.getAnimations().length > 0) return;
    let scrollableHeight = 0;
    const updateBar = () => {
      const percent = scrollableHeight > 0 ? (window.scrollY / scrollableHeight) * 100 : 0;
      element.style.setProperty('--p', percent.toFixed(2));
    };
    const observer = new ResizeObserver(() => {
      scrollableHeight = document.documentElement.scrollHeight - window.innerHeight;
      updateBar();
    });
    observer.observe(document.documentElement);
    window.addEventListener('scroll', updateBar, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', updateBar);
    };
  }, []);
  return (
    <div className={`screen-only ${css.progress}`} aria-hidden="true">
      <i ref={bar} />
    </div>
  );
}
