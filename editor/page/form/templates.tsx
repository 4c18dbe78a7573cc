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
import { getValue } from '#editor/files/data.ts';
import { humanize } from '#editor/schemas.ts';
import { getDateIn, isoDate } from '#library/dates.ts';
import { type FormContext, findFirstText, isGeneratedKey } from './context.ts';
import styles from './form.module.css';
import { keyTitleProperty } from './form-schema.ts';
import { ItemButtons, ItemFrame, PlaceholderBadge } from './item.tsx';
import { isSwitch } from './widgets.tsx';

type FieldProps = FieldTemplateProps<unknown, RJSFSchema, FormContext>;
type GroupProps = ObjectFieldTemplateProps<unknown, RJSFSchema, FormContext>;
type ListProps = ArrayFieldTemplateProps<unknown, RJSFSchema, FormContext>;
type ItemProps = ArrayFieldItemTemplateProps<unknown, RJSFSchema, FormContext>;

function Field(props: FieldProps) {
  const { id, children, rawErrors = [], schema, fieldPathId, registry } = props;
  const hasEditableKey = ADDITIONAL_PROPERTY_FLAG in schema;
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
        title={findFirstText(props.formData) || props.label}
        badge={<PlaceholderBadge path={fieldPathId.path} context={registry.formContext} />}
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

function Label({ id, label, required, fieldPathId, registry }: FieldProps) {
  const isItem = typeof fieldPathId.path.at(-1) === 'number';
  return (
    <div className="labels">
      <label htmlFor={id} className={isItem ? 'visually-hidden' : undefined}>
        {humanize(label)}
      </label>
      {!required && !isItem && <span className="meta">optional</span>}
      <PlaceholderBadge path={fieldPathId.path} context={registry.formContext} />
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
  return (
    <>
      <div className={`${styles.field} ${styles.keyField}`}>
        <label htmlFor={`${id}-key`}>{Reflect.get(schema, keyTitleProperty)}</label>
        <input
          key={label}
          id={`${id}-key`}
          type="text"
          defaultValue={isGeneratedKey(label) ? '' : label}
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

function Group(props: GroupProps) {
  const { title, properties, schema, uiSchema, formData, fieldPathId, onAddProperty, registry } =
    props;
  const { path, $id } = fieldPathId;
  const isEntry = typeof path.at(-1) === 'number' || ADDITIONAL_PROPERTY_FLAG in schema;
  const fields = (
    <>
      <Help schema={schema} />
      {properties.map(({ content }) => content)}
      {canExpand(schema, uiSchema, formData) && <AddButton title={title} onClick={onAddProperty} />}
    </>
  );
  if (path.length === 0 || isEntry) {
    // An article's fields are in two forms, so the top level has no id.
    return (
      <div className="stack" id={isEntry ? $id : undefined}>
        {fields}
      </div>
    );
  }
  return (
    <fieldset className={`stack ${styles.group}`} id={$id}>
      <legend>
        {humanize(title)}
        <PlaceholderBadge path={path} context={registry.formContext} />
      </legend>
      <div className="stack">{fields}</div>
    </fieldset>
  );
}

function List({ title, items, canAdd, onAddClick, schema, fieldPathId, registry }: ListProps) {
  const { path, $id } = fieldPathId;
  return (
    <fieldset className={`stack ${styles.group}`} id={$id}>
      {path.length > 0 && (
        <legend>
          {humanize(title)}
          <span className="meta">{items.length}</span>
          <PlaceholderBadge path={path} context={registry.formContext} />
        </legend>
      )}
      <Help schema={schema} />
      <div className={`stack ${styles.items}`}>{items}</div>
      {canAdd && <AddButton title={title} onClick={onAddClick} />}
    </fieldset>
  );
}

const AddButton = ({ title, onClick }: { title: string; onClick: () => void }) => (
  <button type="button" className={styles.addButton} onClick={onClick}>
    Add to {title ? humanize(title).toLowerCase() : 'the list'}
  </button>
);

function Item({ children, buttonsProps, hasToolbar, schema, registry }: ItemProps) {
  const { path } = buttonsProps.fieldPathId;
  const context = registry.formContext;
  const value = getValue(context.values, path);
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
      <PlaceholderBadge path={path} context={context} />
    </>
  );
  return (
    <ItemFrame title={name || 'New entry'} badge={badge} buttons={buttons} isNew={name === ''}>
      {children}
      {isLater(startDate) && <p className="meta">This price appears on {startDate}.</p>}
    </ItemFrame>
  );
}

const isLater = (date: string) =>
  (isoDate(date) ?? '') > getDateIn(Intl.DateTimeFormat().resolvedOptions().timeZone);

export const templates: Partial<TemplatesType<unknown, RJSFSchema, FormContext>> = {
  FieldTemplate: Field,
  ObjectFieldTemplate: Group,
  ArrayFieldTemplate: List,
  ArrayFieldItemTemplate: Item,
};
