import styles from './form/form.module.css';

interface Props {
  /** Where it cannot be chosen freely. */
  names: string[] | undefined;
  value: string;
  onChange: (name: string) => void;
}

/** The name of a new file, which becomes the end of its address. */
export function NameField({ names, value, onChange }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor="file-name">{names ? 'Condition' : 'Address'}</label>
      {names ? (
        <select id="file-name" value={value} onChange={({ target }) => onChange(target.value)}>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      ) : (
        <input
          id="file-name"
          type="text"
          spellCheck={false}
          value={value}
          aria-describedby="file-name-help"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <p className={styles.help} id="file-name-help">
        {names
          ? 'The condition whose first tab this is.'
          : 'The name of the file, and the end of the address of its page. Lower-case words and hyphens.'}
      </p>
    </div>
  );
}
