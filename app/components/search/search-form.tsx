import type { ComponentProps, Ref } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { Button } from '#app/components/controls/button.tsx';
import css from '#app/components/controls/field.module.css';
import { maxQueryLength } from '#library/search/query.ts';

export function SearchForm({
  id,
  label,
  submit,
  className,
  input,
  ...form
}: ComponentProps<'form'> & {
  id: string;
  label: string;
  submit: string;
  input?: ComponentProps<'input'> & { ref?: Ref<HTMLInputElement> };
}) {
  return (
    <search className={className}>
      {/* The fragment puts the focus in the field of the search page. */}
      <form action="/search#q" {...form} className={classNames(css.field, 'screen-only')}>
        <label htmlFor={id}>{label}</label>
        <div className={css.inputRow}>
          <input
            id={id}
            name="q"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={maxQueryLength}
            {...input}
          />
          <Button type="submit">{submit}</Button>
        </div>
      </form>
    </search>
  );
}
