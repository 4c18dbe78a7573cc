import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Insertion, Responses } from '#editor/contract.ts';
import {
  getArticleField,
  insertAfterSelection,
  insertBlock,
  insertLink,
  toggleAsterisks,
  togglePrefix,
} from './article-text.ts';
import styles from './article-toolbar.module.css';
import { callApi, toErrorReport } from './call-api.ts';
import { Button } from './controls.tsx';
import editorStyles from './editor.module.css';
import formStyles from './form/form.module.css';

type Picker = keyof Responses['insertions'];
type Command = (field: HTMLTextAreaElement) => void;

export function useArticleToolbar() {
  const [picker, setPicker] = useState<Picker>();
  const selectionRef = useRef<[start: number, end: number]>([0, 0]);
  const openPicker =
    (newPicker: Picker): Command =>
    (field) => {
      selectionRef.current = [field.selectionStart, field.selectionEnd];
      setPicker(newPicker);
    };
  const tools: { label: string; key?: string; run: Command }[] = [
    { label: 'Heading', run: (field) => togglePrefix(field, '## ') },
    { label: 'Bold', key: 'b', run: (field) => toggleAsterisks(field, 2) },
    { label: 'Italic', key: 'i', run: (field) => toggleAsterisks(field, 1) },
    { label: 'List', run: (field) => togglePrefix(field, '- ') },
    { label: 'Link', key: 'k', run: openPicker('link') },
    { label: 'Citation', run: openPicker('citation') },
    { label: 'Block', run: openPicker('block') },
  ];
  const runCommand = (run: Command) => {
    const field = getArticleField();
    if (field) run(field);
  };

  const toolbar = (
    <>
      <fieldset className={styles.toolbar} aria-label="Formatting">
        {tools.map(({ label, key, run }) => (
          <Button
            key={label}
            variant="toggle"
            aria-keyshortcuts={key && `Control+${key.toUpperCase()}`}
            title={key && `Ctrl+${key.toUpperCase()}`}
            onClick={() => runCommand(run)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      {picker && (
        <PickerDialog
          picker={picker}
          onClose={() => setPicker(undefined)}
          onPick={(item) =>
            runCommand((field) => {
              // The browser may have forgotten the selection while the dialog was open.
              field.setSelectionRange(...selectionRef.current);
              insert(field, picker, item);
            })
          }
        />
      )}
    </>
  );
  const handleKeyDown = (event: KeyboardEvent) => {
    const tool = tools.find(({ key }) => key === event.key.toLowerCase());
    if (!tool || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    runCommand(tool.run);
  };
  return { toolbar, handleKeyDown };
}

function insert(field: HTMLTextAreaElement, picker: Picker, { label, text }: Insertion): void {
  if (picker === 'link') insertLink(field, label, text);
  else if (picker === 'citation') insertAfterSelection(field, text);
  else insertBlock(field, text);
}

const pickers: Record<Picker, { title: string; help: ReactNode }> = {
  link: {
    title: 'Add a link',
    help: 'Search this site, or enter an address that starts with https://.',
  },
  citation: {
    title: 'Cite a work',
    help: (
      <>
        Search by author, title or year.{' '}
        <a href="#references.yaml" target="_blank" rel="noreferrer">
          Add a work
        </a>{' '}
        if it isn’t in the list.
      </>
    ),
  },
  block: { title: 'Add a block', help: 'The block starts with sample text for you to replace.' },
};

const maxMatches = 40;

interface PickerDialogProps {
  picker: Picker;
  onClose: () => void;
  onPick: (item: Insertion) => void;
}

function PickerDialog({ picker, onClose, onPick }: PickerDialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [items, setItems] = useState<Insertion[]>();
  const [error, setError] = useState('');
  const [query, setQuery] = useState('');
  useEffect(() => {
    dialogRef.current?.showModal();
    callApi('insertions', {}).then(
      (insertions) => setItems(insertions[picker]),
      (reason) => setError(toErrorReport(reason).message),
    );
  }, [picker]);

  const matches = findMatches(items ?? [], query);
  if (picker === 'link' && /^https:\/\/\S+$/.test(query)) {
    matches.unshift({ label: query, detail: 'Another website', text: query });
  }
  const pick = (item: Insertion | undefined) => {
    if (!item) return;
    // The article can't get focus while the dialog is open.
    dialogRef.current?.close();
    onPick(item);
  };
  const { title, help } = pickers[picker];
  return (
    <dialog
      ref={dialogRef}
      className={`paper raised ${editorStyles.dialog} ${styles.picker}`}
      aria-labelledby="picker-title"
      onClose={onClose}
    >
      <h2 id="picker-title">{title}</h2>
      <div className={formStyles.field}>
        <label htmlFor="picker-search">Search</label>
        <input
          id="picker-search"
          type="search"
          value={query}
          aria-describedby="picker-help"
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter would save the article.
            event.preventDefault();
            pick(matches[0]);
          }}
        />
        <span className="meta" id="picker-help">
          {help}
        </span>
      </div>
      <p className="meta" role="status">
        {error || (items ? `${matches.length} found` : 'Loading…')}
      </p>
      <ul>
        {matches.slice(0, maxMatches).map((item) => (
          <li key={`${item.text} ${item.detail}`}>
            <button type="button" onClick={() => pick(item)}>
              {item.label}
              <span className="meta">{item.detail}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button onClick={() => dialogRef.current?.close()}>Cancel</Button>
    </dialog>
  );
}

function findMatches(items: readonly Insertion[], query: string): Insertion[] {
  const words = query.toLowerCase().split(/\s+/);
  return items.filter(({ label, detail }) => {
    const text = `${label} ${detail}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
