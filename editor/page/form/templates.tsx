import {
  ADDITIONAL_PROPERTY_FLAG,
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  canExpand,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
  type RJSFSchema,
  type TemplatesType,
} from '@rjsf/utils';
import { type ReactElement, use, useState } from 'react';
import { getValue } from '#editor/files/data.ts';
import { humanize } from '#editor/schemas.ts';
import { getDateIn, isoDate } from '#library/dates.ts';
import { FormStateContext, findFirstText, isGeneratedKey, matchesQuery } from './context.ts';
import styles from './form.module.css';
import { defaultProperty, keyTitleProperty } from './form-schema.ts';
import { ItemButtons, ItemFrame, PlaceholderBadge } from './item.tsx';
import { isSwitch } from './widgets.tsx';

type FieldProps = FieldTemplateProps<unknown, RJSFSchema>;
type GroupProps = ObjectFieldTemplateProps<unknown, RJSFSchema>;
type ListProps = ArrayFieldTemplateProps<unknown, RJSFSchema>;
type ItemProps = ArrayFieldItemTemplateProps<unknown, RJSFSchema>;

function Field(props: FieldProps) {
  const { id, children, rawErrors = [], schema, fieldPathId } = props;
  const hasEditableKey = ADDITIONAL_PROPERTY_FLAG in schema;
  const isNew = isGeneratedKey(props.label);
  const content = (
    <>
      {hasEditableKey && <KeyField {...props} />}
      {children}
    </>
  );
  const errors = rawErrors.length > 0 && (
    <p className={styles.error} id={`${id}-error`}>
      {[...new Set(rawErrors)].join(' ')}
    </p>
  );
  if (schema.type === 'string' || schema.const !== undefined) {
    return (
      <div className={styles.field}>
        {!hasEditableKey && !isSwitch(schema) && <Label {...props} />}
        {content}
        <Help schema={schema} id={`${id}-help`} />
        {errors}
      </div>
    );
  }
  if (hasEditableKey) {
    return (
      <ItemFrame
        id={id}
        isNew={isNew}
        title={findFirstText(props.formData) || (isNew ? 'New entry' : props.label)}
        badge={<PlaceholderBadge path={fieldPathId.path} />}
      >
        {content}
        {errors}
      </ItemFrame>
    );
  }
  return (
    <div className="stack">
      {content}
      {errors}
    </div>
  );
}

function Label({ id, label, required, schema, fieldPathId }: FieldProps) {
  const isItem = typeof fieldPathId.path.at(-1) === 'number';
  // Some descriptions say what an empty field means.
  const isExplained = /\bempty\b/.test(schema.description ?? '') || defaultProperty in schema;
  return (
    <div className="labels">
      <label htmlFor={id} className={isItem ? 'visually-hidden' : undefined}>
        {humanize(label)}
      </label>
      {!required && !isItem && !isExplained && <span className="meta">optional</span>}
      <PlaceholderBadge path={fieldPathId.path} />
    </div>
  );
}

/** Some descriptions are phrases, so this turns them into sentences. */
function Help({ schema: { description }, id }: { schema: RJSFSchema; id?: string }) {
  if (!description) return null;
  return (
    <p className="meta" id={id}>
      {description.charAt(0).toUpperCase() + description.slice(1)}
      {/[.!?]$/.test(description) ? '' : '.'}
    </p>
  );
}

function KeyField({ id, label, schema, onKeyRenameBlur, onRemoveProperty }: FieldProps) {
  const isGenerated = isGeneratedKey(label);
  return (
    <>
      <div className={`${styles.field} ${styles.keyField}`}>
        <label htmlFor={`${id}-key`}>{Reflect.get(schema, keyTitleProperty)}</label>
        <input
          key={label}
          id={`${id}-key`}
          type="text"
          defaultValue={isGenerated ? '' : label}
          placeholder={isGenerated && schema.type === 'object' ? 'made when you save' : undefined}
          onBlur={(event) => event.target.value !== '' && onKeyRenameBlur(event)}
        />
        <button type="button" className={styles.compactButton} onClick={onRemoveProperty}>
          Remove
        </button>
      </div>
      {schema.type === 'string' && schema.title && <label htmlFor={id}>{schema.title}</label>}
    </>
  );
}

/** These are above an article's text. Dates and reviewers are below it. */
const leadFieldNames = ['title', 'excerpt', 'description'];

function Group(props: GroupProps) {
  const { title, properties, schema, uiSchema, formData, fieldPathId, onAddProperty } = props;
  const { path, $id } = fieldPathId;
  const isEntry = typeof path.at(-1) === 'number' || ADDITIONAL_PROPERTY_FLAG in schema;
  const articleField = path.length === 0 && use(FormStateContext).articleField;
  const leadFields = properties.filter(({ name }) => articleField && leadFieldNames.includes(name));
  const otherFields = properties.filter((field) => !leadFields.includes(field));
  const fields = (
    <>
      <Help schema={schema} />
      {leadFields.map(({ content }) => content)}
      {articleField}
      <Entries
        id={$id}
        entries={otherFields.map(({ name, content }) => ({
          content,
          value: [name, getValue(formData, [name])],
        }))}
        isList={canExpand(schema, uiSchema, formData)}
        addLabel={getAddLabel(title, schema.additionalProperties)}
        onAdd={onAddProperty}
      />
    </>
  );
  if (path.length === 0 || isEntry) {
    return (
      <div className="stack" id={$id}>
        {fields}
      </div>
    );
  }
  return (
    <fieldset className={`stack ${styles.group}`} id={$id}>
      <legend>
        {humanize(title)}
        <PlaceholderBadge path={path} />
      </legend>
      <div className="stack">{fields}</div>
    </fieldset>
  );
}

function List({ title, items, canAdd, onAddClick, schema, formData, fieldPathId }: ListProps) {
  const { path, $id } = fieldPathId;
  return (
    <fieldset className={`stack ${styles.group}`} id={$id}>
      {path.length > 0 && (
        <legend>
          {humanize(title)}
          <span className="meta">{items.length}</span>
          <PlaceholderBadge path={path} />
        </legend>
      )}
      <Help schema={schema} />
      <div className={`stack ${styles.items}`}>
        <Entries
          id={$id}
          entries={items.map((content, index) => ({ content, value: getValue(formData, [index]) }))}
          isList={canAdd ?? false}
          addLabel={getAddLabel(title, [schema.items].flat()[0])}
          onAdd={onAddClick}
        />
      </div>
    </fieldset>
  );
}

interface EntriesProps {
  id: string;
  entries: { content: ReactElement; value: unknown }[];
  isList: boolean;
  addLabel: string;
  onAdd: () => void;
}

/** A list this long gets a search field, and a second Add button at the top. */
const longListLength = 15;

function Entries({ id, entries, isList, addLabel, onAdd }: EntriesProps) {
  const [query, setQuery] = useState('');
  const matches = entries.filter(
    ({ value }) => query === '' || matchesQuery(JSON.stringify(value), query),
  );
  const addButton = (
    <button
      type="button"
      className={styles.addButton}
      onClick={() => {
        setQuery('');
        onAdd();
      }}
    >
      {addLabel}
    </button>
  );
  const isLong = isList && entries.length >= longListLength;
  return (
    <>
      {isLong && (
        <div className={`${styles.field} ${styles.searchField}`}>
          <label htmlFor={`${id}-search`}>Search these entries</label>
          <input
            id={`${id}-search`}
            type="search"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          {addButton}
          <span className="meta" role="status">
            {query && `${matches.length} of ${entries.length}`}
          </span>
        </div>
      )}
      {matches.map(({ content }) => content)}
      {isList && addButton}
    </>
  );
}

function getAddLabel(title: string, entrySchema: RJSFSchema['additionalProperties']): string {
  const entryTitle = typeof entrySchema === 'object' ? entrySchema.title : undefined;
  const noun = (entryTitle ?? toSingular(humanize(title)))?.toLowerCase();
  if (noun) return `Add ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
  return title ? `Add to ${humanize(title).toLowerCase()}` : 'Add an entry';
}

/** Returns undefined for a word that doesn’t look like a plural. */
function toSingular(label: string): string | undefined {
  if (!/[^s]s$/.test(label)) return undefined;
  return label.replace(/ies$/, 'y').replace(/(?<=ch|sh|ss|x)es$|s$/, '');
}

function Item({ children, buttonsProps, hasToolbar, schema }: ItemProps) {
  const { path, $id } = buttonsProps.fieldPathId;
  const value = getValue(use(FormStateContext).values, path);
  const name = findFirstText(value);
  const buttons = hasToolbar && <ItemButtons name={name || 'this entry'} {...buttonsProps} />;
  if (schema.type === 'string') {
    return (
      <div className={styles.itemRow}>
        {children}
        {buttons}
      </div>
    );
  }
  // Only prices have a first day.
  const startDate = String(getValue(value, ['from']) ?? '');
  const badge = (
    <>
      {getValue(value, ['draft']) === 'true' && <span className={styles.badge}>Draft</span>}
      <PlaceholderBadge path={path} />
    </>
  );
  return (
    <ItemFrame
      id={$id}
      title={name || 'New entry'}
      badge={badge}
      buttons={buttons}
      isNew={name === ''}
    >
      {children}
      {isLater(startDate) && <p className="meta">This price appears on {startDate}.</p>}
    </ItemFrame>
  );
}

const isLater = (date: string) =>
  (isoDate(date) ?? '') > getDateIn(Intl.DateTimeFormat().resolvedOptions().timeZone);

export const templates: Partial<TemplatesType<unknown, RJSFSchema>> = {
  FieldTemplate: Field,
  ObjectFieldTemplate: Group,
  ArrayFieldTemplate: List,
  ArrayFieldItemTemplate: Item,
};
