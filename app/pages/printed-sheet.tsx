import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { PlainHead } from '#app/components/heads/page-head.tsx';
import { Band } from '#app/components/section.tsx';
import css from '#app/pages/printed-sheet.module.css';

interface PrintedSheetProps extends ComponentProps<'div'> {
  head: ComponentProps<typeof PlainHead>;
  /** Appears above the hint, and at the top of the printed page. */
  notice?: ReactNode;
  hint: ReactNode;
  /** Appear below the hint. */
  controls?: ReactNode;
}

export function PrintedSheet({
  head,
  notice,
  hint,
  controls,
  className,
  ...sheetProps
}: PrintedSheetProps) {
  return (
    <>
      <PlainHead {...head} className={classNames(css.head, head.className)} />
      <Band className={css.band}>
        {notice}
        <p className={classNames('screen-only', css.hint)}>{hint}</p>
        {controls}
        <div {...sheetProps} className={classNames('paper raised stack', css.sheet, className)} />
      </Band>
    </>
  );
}
