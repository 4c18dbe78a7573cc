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
import type { FormContext } from './context.ts';
import { firstWords, valueAt } from './context.ts';
import styles from './form.module.css';
import { Invented } from './invented.tsx';
import { ItemButtons, ItemFrame } from './item.tsx';
import { nameOfEntry } from './json-schema.ts';
import { isUnnamed } from './new-entry.ts';
import { isSwitch } from './widgets.tsx';

type FieldProps = FieldTemplateProps<unknown, RJSFSchema, FormContext>;
type GroupProps = ObjectFieldTemplateProps<unknown, RJSFSchema, FormContext>;
type ListProps = ArrayFieldTemplateProps<unknown, RJSFSchema, FormContext>;
type ItemProps = ArrayFieldItemTemplateProps<unknown, RJSFSchema, FormContext>;

/** One text with its name above it, and help and errors below. */
function Field(props: FieldProps) {
  const { id, label, children, rawErrors = [], required, schema, fieldPathId, registry } = props;
  const isText = schema.type === 'string' || schema.const !== undefined;
  const isNamed = ADDITIONAL_PROPERTY_FLAG in schema;
  const isItem = typeof fieldPathId.path.at(-1) === 'number';
  const errors = rawErrors.length > 0 && (
    <p className={styles.error} id={`${id}-error`}>
      {[...new Set(rawErrors)].join(' ')}
    </p>
  );
  if (!isText) {
    return isNamed ? (
      <NamedGroup {...props} errors={errors || undefined} />
    ) : (
      <div className={styles.part}>
        {children}
        {errors}
      </div>
    );
  }
  return (
    <div className={styles.field}>
      {isNamed ? (
        <>
          <NameOfEntry {...props} />
          {schema.title && <label htmlFor={id}>{schema.title}</label>}
        </>
      ) : (
        !isSwitch(schema) && (
          <div className={styles.label}>
            <label htmlFor={id} className={isItem ? styles.hidden : undefined}>
              {label}
            </label>
            {!required && !isItem && <span className={styles.optional}>optional</span>}
            <Invented path={fieldPathId.path} context={registry.formContext} />
          </div>
        )
      )}
      {children}
      {schema.description && (
        <p className={styles.help} id={`${id}-help`}>
          {schema.description}
        </p>
      )}
      {errors}
    </div>
  );
}

/** The name of an entry whose names are not given, such as the key of a reviewer. */
function NameOfEntry({ id, label, schema, onKeyRenameBlur, onRemoveProperty }: FieldProps) {
  return (
    <div className={styles.name}>
      <label htmlFor={`${id}-key`}>{Reflect.get(schema, nameOfEntry)}</label>
      <input
        key={label}
        id={`${id}-key`}
        type="text"
        defaultValue={isUnnamed(label) ? '' : label}
        onBlur={(event) => event.target.value !== '' && onKeyRenameBlur(event)}
      />
      <button type="button" className={styles.small} onClick={onRemoveProperty}>
        Remove
      </button>
    </div>
  );
}

function NamedGroup(props: FieldProps) {
  const { label, children, errors, formData, fieldPathId, registry } = props;
  return (
    <ItemFrame
      title={firstWords(formData) || label}
      badge={<Invented path={fieldPathId.path} context={registry.formContext} />}
    >
      <NameOfEntry {...props} />
      {children}
      {errors}
    </ItemFrame>
  );
}

/** Fields that belong together. */
function Group(props: GroupProps) {
  const { title, properties, schema, uiSchema, formData, fieldPathId, onAddProperty, registry } =
    props;
  const { path, $id } = fieldPathId;
  const isEntry = typeof path.at(-1) === 'number' || ADDITIONAL_PROPERTY_FLAG in schema;
  const fields = (
    <>
      {schema.description && <p className={styles.help}>{schema.description}</p>}
      {properties.map(({ content }) => content)}
      {canExpand(schema, uiSchema, formData) && (
        <button type="button" className={styles.add} onClick={onAddProperty}>
          Add to {title ? title.toLowerCase() : 'the list'}
        </button>
      )}
    </>
  );
  if (path.length === 0 || isEntry) {
    return (
      <div className={styles.fields} id={$id}>
        {fields}
      </div>
    );
  }
  return (
    <fieldset className={styles.group} id={$id}>
      <legend>
        {title}
        <Invented path={path} context={registry.formContext} />
      </legend>
      <div className={styles.fields}>{fields}</div>
    </fieldset>
  );
}

function List({ title, items, canAdd, onAddClick, schema, fieldPathId, registry }: ListProps) {
  const { path, $id } = fieldPathId;
  return (
    <fieldset className={styles.group} id={$id}>
      {path.length > 0 && (
        <legend>
          {title}
          <span className={styles.optional}>{items.length}</span>
          <Invented path={path} context={registry.formContext} />
        </legend>
      )}
      {schema.description && <p className={styles.help}>{schema.description}</p>}
      <div className={styles.items}>{items}</div>
      {canAdd && (
        <button type="button" className={styles.add} onClick={onAddClick}>
          Add to {title ? title.toLowerCase() : 'the list'}
        </button>
      )}
    </fieldset>
  );
}

function Item({ children, buttonsProps, hasToolbar, schema, registry }: ItemProps) {
  const { path } = buttonsProps.fieldPathId;
  const context = registry.formContext;
  const value = valueAt(context.values, path);
  const name = firstWords(value);
  const buttons = hasToolbar && <ItemButtons name={name || 'this entry'} {...buttonsProps} />;
  if (schema.type === 'string') {
    return (
      <div className={styles.row}>
        {children}
        {buttons}
      </div>
    );
  }
  return (
    <ItemFrame
      title={name || 'New entry'}
      badge={
        <>
          {isDraft(value) && <span className={styles.badge}>Draft</span>}
          <Invented path={path} context={context} />
        </>
      }
      buttons={buttons}
      isNew={name === ''}
    >
      {children}
    </ItemFrame>
  );
}

const isDraft = (value: unknown) => valueAt(value, ['draft']) === 'true';

export const templates: Partial<TemplatesType<unknown, RJSFSchema, FormContext>> = {
  FieldTemplate: Field,
  ObjectFieldTemplate: Group,
  ArrayFieldTemplate: List,
  ArrayFieldItemTemplate: Item,
};
