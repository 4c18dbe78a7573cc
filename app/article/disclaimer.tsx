import css from '#app/article/disclaimer.module.css';

/** Stands under every text about health. */
export function Disclaimer({ what = 'article' }: { what?: 'article' | 'page' }) {
  return (
    <p className={css.disclaimer}>
      {`This ${what} is for information only and is not medical advice. Speak with your prescriber or a pharmacist before starting, changing or stopping a medication.`}
    </p>
  );
}
