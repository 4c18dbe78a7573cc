import { useEffect, useRef } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { Button } from '#app/components/controls/button.tsx';
import field from '#app/components/controls/field.module.css';
import css from '#app/pages/blog/blog.module.css';
import { Chip } from '#app/pages/blog/search/chip.tsx';
import SearchIcon from '#app/pages/blog/search/search-icon.svg?react';
import { maxQueryLength } from '#library/blog/search.ts';
import type { FilterWords } from '#library/schema/pages/blog.ts';

export interface Topic {
  name: string;
  slug: string;
}

/** Search box and topics. Without script it is a form, and the server answers it. */
export function BlogFilters({
  words,
  topics,
  typed,
  category,
  onText,
  onCategory,
  onSubmit,
  onFocus,
}: {
  words: FilterWords;
  topics: readonly Topic[];
  typed: string;
  category: string;
  onText: (text: string) => void;
  onCategory: (slug: string) => void;
  onSubmit: () => void;
  /** The reader is about to search. */
  onFocus: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  // What was typed before script took over is in the field and nowhere else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when script takes over.
  useEffect(() => {
    const early = input.current?.value ?? '';
    if (early !== typed) onText(early);
  }, []);

  return (
    <search>
      <form
        className={css.tools}
        action="/blog"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {/* The first button of a form is the one that Enter presses: it must keep the topic. */}
        <Button
          type="submit"
          variant="secondary"
          name="category"
          value={category}
          className={css.submit}
        >
          {words.submit}
        </Button>
        <fieldset className={css.chips}>
          <legend className="visually-hidden">{words.topics}</legend>
          {[{ name: words.allTopics, slug: '' }, ...topics].map(({ name, slug }) => (
            <Chip
              key={slug}
              type="submit"
              name="category"
              value={slug}
              pressed={slug === category}
              onClick={(event) => {
                event.preventDefault();
                onCategory(slug);
              }}
            >
              {name}
            </Chip>
          ))}
        </fieldset>
        <div className={classNames(field.field, css.search)}>
          <label className="visually-hidden" htmlFor="q">
            {words.search}
          </label>
          <input
            ref={input}
            id="q"
            name="q"
            type="search"
            placeholder={words.hint}
            autoComplete="off"
            maxLength={maxQueryLength}
            value={typed}
            onChange={(event) => onText(event.target.value)}
            onFocus={onFocus}
          />
          <SearchIcon />
        </div>
      </form>
    </search>
  );
}
