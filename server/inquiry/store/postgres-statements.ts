import { inquiryFields } from '#library/inquiry/fields.ts';
import {
  claimColumns,
  entries,
  purgeable,
  requeued,
  sharedStatements,
} from '#server/inquiry/store/shared-statements.ts';

/** $1 is a test's time, or NULL for the database's own clock. */
const now = 'COALESCE($1::bigint, (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint)';
const shared = sharedStatements(now);

/** $2 is the time, as above. */
const recordDeletion = `INSERT INTO deletions (inquiry_id, deleted_at)
  SELECT id, ${now.replace('$1', '$2')} FROM gone
  ON CONFLICT (inquiry_id) DO UPDATE SET deleted_at = excluded.deleted_at RETURNING inquiry_id AS id`;

/** Every statement that the PostgreSQL store runs. */
export const postgresStatements = {
  ...shared,
  retryable: `${shared.retryable} FOR UPDATE`,
  clock: `SELECT ${now} AS now`,
  /** A server may be set up to acknowledge before it has written; this connection is not. */
  makeDurable: `SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'`,
  createVersions: `CREATE TABLE IF NOT EXISTS inquiry_migrations (
    version INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at TIMESTAMPTZ NOT NULL DEFAULT now())`,
  version: 'SELECT COALESCE(MAX(version), 0) AS version FROM inquiry_migrations',
  recordVersion: 'INSERT INTO inquiry_migrations (version, name) VALUES ($1, $2)',

  /** A notice is due in one interval at most, also when a clock that ran ahead wrote the last. */
  insert: `WITH stored AS (
      INSERT INTO inquiries
        (received_at, id, dedupe_key, state, reason, ${entries})
      VALUES (${now}, $2, $3, $4, $5, ${inquiryFields.map((_, index) => `$${index + 8}`)})
      ON CONFLICT (dedupe_key) DO NOTHING RETURNING id, received_at
    ), queued AS (
      INSERT INTO deliveries (inquiry_id, kind, state, due_at)
      SELECT stored.id, kind, 'waiting', stored.received_at
      FROM stored CROSS JOIN unnest($6::text[]) AS kind
    ), noticed AS (
      INSERT INTO deliveries (inquiry_id, kind, state, due_at)
      SELECT id, 'notice', 'waiting', LEAST(received_at + $7::bigint,
        GREATEST(received_at, $7 + (SELECT MAX(due_at) FROM deliveries WHERE kind = 'notice')))
      FROM stored WHERE $5::text IS NOT NULL
      ON CONFLICT DO NOTHING
    ) SELECT id FROM stored`,

  /** A mail put off for longer than any delay is due: a clock that ran ahead has written the time. */
  claim: `UPDATE deliveries d
    SET lease_token = $2, leased_until = ${now} + $3::bigint, attempts = d.attempts + 1
    FROM (
      SELECT inquiry_id, kind FROM deliveries
      WHERE state = 'waiting' AND (due_at <= ${now} OR due_at > ${now} + $5::bigint)
        AND (leased_until IS NULL OR leased_until <= ${now})
        AND (attempts = 0 OR NOT $6::boolean)
      ORDER BY due_at LIMIT $4 FOR UPDATE SKIP LOCKED
    ) due JOIN inquiries i ON i.id = due.inquiry_id
    WHERE d.inquiry_id = due.inquiry_id AND d.kind = due.kind
    RETURNING ${claimColumns}`,
  finish: `WITH finished AS (
      UPDATE deliveries
      SET state = $2, due_at = ${now} + $3::bigint, last_error = $4, refusals = refusals + $8::int,
        finished_at = CASE WHEN $2 = 'waiting' THEN NULL ELSE ${now} END,
        taken_by = COALESCE($9, taken_by), refused_by = COALESCE($10, refused_by),
        lease_token = NULL, leased_until = NULL
      WHERE inquiry_id = $5 AND kind = $6 AND lease_token = $7 AND state = 'waiting'
      RETURNING inquiry_id
    ), marked AS (
      UPDATE inquiries SET state = $2, reason = $4
      WHERE id IN (SELECT inquiry_id FROM finished) AND $2 <> 'waiting' AND $6 = 'notification'
    ) SELECT inquiry_id FROM finished`,
  nextDue: `SELECT GREATEST(0, MIN(GREATEST(due_at, COALESCE(leased_until, 0))) - ${now}) AS due
    FROM deliveries WHERE state = 'waiting' HAVING COUNT(*) > 0
    UNION ALL SELECT NULL LIMIT 1`,

  requeueDeliveries: `INSERT INTO deliveries (inquiry_id, kind, state, due_at)
    SELECT $2, kind, 'waiting', ${now} FROM unnest($3::text[]) AS kind
    ON CONFLICT (inquiry_id, kind) DO UPDATE SET ${requeued}`,
  purge: `WITH gone AS (DELETE FROM inquiries WHERE ${purgeable} RETURNING id) ${recordDeletion}`,
  delete: `WITH gone AS (DELETE FROM inquiries WHERE id = ANY($1::text[]) RETURNING id) ${recordDeletion}`,
} as const;
