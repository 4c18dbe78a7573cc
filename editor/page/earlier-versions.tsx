import { useState } from 'react';
import type { ErrorReport, Responses } from '#editor/contract.ts';
import { callApi, toErrorReport } from './call-api.ts';
import styles from './changes.module.css';
import { ComparisonView } from './comparison.tsx';
import { ErrorSummary } from './error-summary.tsx';

interface Props {
  file: string;
  title?: string;
  onChange: () => void;
}

/** The versions are loaded when the list is opened, because comparing them takes a while. */
export function EarlierVersions({ file, title = 'Earlier versions', onChange }: Props) {
  const [response, setResponse] = useState<Responses['versions']>();
  const [report, setReport] = useState<ErrorReport>();
  const showError = (error: unknown) => setReport(toErrorReport(error));
  const load = () => callApi('versions', { file }).then(setResponse, showError);
  const restore = (keptAt: string) => {
    const version = response?.version ?? null;
    callApi('useVersion', { file, version, keptAt }).then(onChange, showError).then(load);
  };
  return (
    <details
      className={`${styles.changes} ${styles.versions}`}
      onToggle={({ currentTarget }) => currentTarget.open && void load()}
    >
      <summary>{title}</summary>
      {report && <ErrorSummary {...report} />}
      {response?.versions.length === 0 && (
        <p>There are none yet. Each save keeps the version before it for 90 days.</p>
      )}
      {response?.versions.map(({ keptAt, ...comparison }) => (
        <ComparisonView
          key={keptAt}
          title={`Until ${formatTime(keptAt)}`}
          note="What changes if you use it:"
          action="Use this version"
          onAction={() => restore(keptAt)}
          {...comparison}
        />
      ))}
    </details>
  );
}

export const formatTime = (time: string | number) =>
  new Date(time).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
