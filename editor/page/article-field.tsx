import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Insertion, LocatedProblem, Responses } from '#editor/contract.ts';
import styles from './article-field.module.css';
import {
  articleTextId,
  insertAfterSelection,
  insertBlock,
  insertLink,
  toggleAsterisks,
  togglePrefix,
} from './article-text.ts';
import { callApi, toErrorReport } from './call-api.ts';
import { Button, closeDialog, Dialog } from './controls.tsx';
import { matchesQuery } from './form/context.ts';
import formStyles from './form/form.module.css';
import { shortenMessage } from './form/validator.ts';
import { pasteCleanText } from './form/widgets.tsx';

type Command = (field: HTMLTextAreaElement) => void;
type PickerName = keyof Responses['insertions'];

interface Picker {
  title: string;
  help: ReactNode;
  insert: (field: HTMLTextAreaElement, item: Insertion) => void;
}

const pickers: Record<PickerName, Picker> = {
  link: {
    title: 'Add a link',
    help: 'Search this site, or enter an address that starts with https://.',
    insert: (field, { label, text }) => insertLink(field, label, text),
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
    insert: (field, { text }) => insertAfterSelection(field, text),
  },
  block: {
    title: 'Add a block',
    help: 'The block starts with sample text for you to replace.',
    insert: (field, { text }) => insertBlock(field, text),
  },
};

interface Props {
  value: string;
  problems: readonly LocatedProblem[];
  onChange: (text: string) => void;
}

export function ArticleField({ value, problems, onChange }: Props) {
  const [picker, setPicker] = useState<PickerName>();
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const selectionRef = useRef<[start: number, end: number]>([0, 0]);
  const textProblems = problems.filter(({ bodyLine }) => bodyLine);
  const openPicker =
    (name: PickerName): Command =>
    (field) => {
      selectionRef.current = [field.selectionStart, field.selectionEnd];
      setPicker(name);
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
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const tool = tools.find(({ key }) => key === event.key.toLowerCase());
    if (!tool || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    tool.run(event.currentTarget);
  };
  return (
    <div className={formStyles.field}>
      <label htmlFor={articleTextId}>Text</label>
      <div id={`${articleTextId}-errors`}>
        {textProblems.map(({ bodyLine, message }) => (
          <p key={`${bodyLine} ${message}`} className={formStyles.error}>
            Line {bodyLine}: {shortenMessage(message)}
          </p>
        ))}
      </div>
      <fieldset className={styles.toolbar} aria-label="Formatting">
        {tools.map(({ label, key, run }) => (
          <Button
            key={label}
            variant="toggle"
            aria-keyshortcuts={key && `Control+${key.toUpperCase()}`}
            title={key && `Ctrl+${key.toUpperCase()}`}
            onClick={() => fieldRef.current && run(fieldRef.current)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      {picker && (
        <PickerDialog
          picker={picker}
          onClose={() => setPicker(undefined)}
          onPick={(item) => {
            if (!fieldRef.current) return;
            // The browser may have forgotten the selection while the dialog was open.
            fieldRef.current.setSelectionRange(...selectionRef.current);
            pickers[picker].insert(fieldRef.current, item);
          }}
        />
      )}
      <textarea
        ref={fieldRef}
        id={articleTextId}
        className={formStyles.body}
        value={value}
        aria-invalid={textProblems.length > 0}
        aria-describedby={`${articleTextId}-errors`}
        onPaste={(event) => pasteCleanText(event, false)}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={handleKeyDown}
      />
    </div>
  );
}

const maxMatches = 40;

interface PickerDialogProps {
  picker: PickerName;
  onClose: () => void;
  onPick: (item: Insertion) => void;
}

function PickerDialog({ picker, onClose, onPick }: PickerDialogProps) {
  const [items, setItems] = useState<Insertion[]>();
  const [error, setError] = useState('');
  const [query, setQuery] = useState('');
  useEffect(() => {
    callApi('insertions', {}).then(
      (insertions) => setItems(insertions[picker]),
      (reason) => setError(toErrorReport(reason).message),
    );
  }, [picker]);

  const matches = (items ?? []).filter(({ label, detail }) =>
    matchesQuery(`${label} ${detail}`, query),
  );
  if (picker === 'link' && /^https:\/\/\S+$/.test(query)) {
    matches.unshift({ label: query, detail: 'Another website', text: query });
  }
  const pick = (event: { currentTarget: Element }, item: Insertion | undefined) => {
    if (!item) return;
    // The article can't get focus while the dialog is open.
    closeDialog(event);
    onPick(item);
  };
  const { title, help } = pickers[picker];
  return (
    <Dialog title={title} onClose={onClose}>
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
            pick(event, matches[0]);
          }}
        />
        <span className="meta" id="picker-help">
          {help}
        </span>
      </div>
      <p className="meta" role="status">
        {error || (items ? `${matches.length} found` : 'Loading…')}
      </p>
      <ul className={styles.matches}>
        {matches.slice(0, maxMatches).map((item) => (
          <li key={`${item.text} ${item.detail}`}>
            <button type="button" onClick={(event) => pick(event, item)}>
              {item.label}
              <span className="meta">{item.detail}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button onClick={closeDialog}>Cancel</Button>
    </Dialog>
  );
}
