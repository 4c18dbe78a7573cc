import { useEffect, useEffectEvent, useState } from 'react';
import type { ErrorReport, PublishReport } from '#editor/contract.ts';
import { callApi, toErrorReport } from './call-api.ts';
import styles from './changes.module.css';
import { Button } from './controls.tsx';
import { formatTime } from './earlier-versions.tsx';
import editorStyles from './editor.module.css';
import { ErrorSummary } from './error-summary.tsx';

const pollMs = 1000;

/** The editor's server does the publishing, so this page can be closed and reopened meanwhile. */
export function PublishPanel({ onEnd }: { onEnd: () => void }) {
  const [status, setStatus] = useState<PublishReport>();
  const [connectionReport, setConnectionReport] = useState<ErrorReport>();
  const [isStarting, setStarting] = useState(false);
  const isRunning = isStarting || status?.state === 'running';

  const show = (request: Promise<PublishReport>) =>
    request.then(
      (newStatus) => {
        if (status?.state === 'running' && newStatus.state !== 'running') onEnd();
        setStatus(newStatus);
        setConnectionReport(undefined);
      },
      (error) => setConnectionReport(toErrorReport(error)),
    );

  /** The answer takes seconds while the preview starts, so show at once that publishing begins. */
  const publish = async (version: { builtAt?: string }) => {
    setStarting(true);
    await show(callApi('publish', version));
    setStarting(false);
  };

  const poll = useEffectEvent(() => show(callApi('publishStatus', {})));
  useEffect(() => {
    void poll();
    const timer = setInterval(() => poll(), pollMs);
    return () => clearInterval(timer);
  }, []);

  if (!status) return connectionReport ? <ErrorSummary {...connectionReport} /> : null;
  const { steps, output, builtAt, earlierBuilds } = status;
  return (
    <section className={styles.publish}>
      <header>
        <div>
          <h3 className="text-title">Publish</h3>
          {builtAt && (
            <p className="meta">The current version was built on {formatTime(builtAt)}.</p>
          )}
        </div>
        <Button
          variant={isRunning ? 'disabled' : 'primary'}
          aria-disabled={isRunning}
          onClick={() => void publish({})}
        >
          {isRunning ? 'Publishing…' : 'Publish'}
        </Button>
      </header>
      {connectionReport && <ErrorSummary {...connectionReport} />}
      {status.state === 'running' && (
        <ol role="status">
          {steps.map((step, index) => (
            <li key={step}>
              {step} {index < steps.length - 1 ? '✓' : '…'}
            </li>
          ))}
        </ol>
      )}
      {!isRunning && <Result {...status} />}
      {output && <pre>{output}</pre>}
      {!isRunning && earlierBuilds.length > 0 && (
        <div>
          <p className="meta">
            Going back changes only the public site. Your content files stay as they are, and the
            list below shows how they differ.
          </p>
          <ul>
            {earlierBuilds.map((build) => (
              <li key={build}>
                {formatTime(build)}
                <Button variant="toggle" onClick={() => void publish({ builtAt: build })}>
                  {build > builtAt ? 'Return to this version' : 'Go back to this version'}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Result({ state, steps, endedAt = '', address, report }: PublishReport) {
  if (state === 'live') {
    return (
      <p role="status" className={editorStyles.status}>
        Live since {formatTime(endedAt)}.{' '}
        <a href={address} target="_blank" rel="noreferrer">
          {address}
        </a>
      </p>
    );
  }
  if (state === 'built' && !report)
    return <p role="status">This version is ready. Restart the server to make it public.</p>;
  if (!report) return null;
  const opening =
    state === 'built'
      ? 'This version is ready, but it isn’t public.'
      : `Nothing was published. “${steps.at(-1)}” stopped on ${formatTime(endedAt)}.`;
  return <ErrorSummary {...report} message={`${opening} ${report.message}`} />;
}
