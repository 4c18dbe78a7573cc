import css from '#app/components/skip-link.module.css';

export function SkipLink() {
  return (
    <a className={css.skip} href="#main">
      Skip to content
    </a>
  );
}
