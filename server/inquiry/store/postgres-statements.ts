import { inquiryFields } from '#library/inquiry/fields.ts';

const entries = inquiryFields.join(', ');
/** $1 is a test's time, or NULL for the database's own clock. */
const now = 'COALESCE($1::bigint, (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint)';
/** A mail that not everyone got who should. A notice that failed is no reason to retry what is held. */
const notDelivered = `kind <> 'notice' AND (state = 'failed' OR (state = 'sent' AND refused_by <> '[]'))`;
const reason = `COALESCE(reason, (SELECT kind || ': ' || last_error FROM deliveries
  WHERE inquiry_id = inquiries.id AND ${notDelivered} LIMIT 1)) AS reason`;
const inquiry = `id, received_at, state, ${reason}, ${entries}`;
const purgeable = `received_at < $1 AND state = 'sent' AND NOT EXISTS (
  SELECT 1 FROM deliveries WHERE inquiry_id = inquiries.id AND state = 'waiting' AND kind <> 'notice')`;

/** $2 is the time, as above. */
const recordDeletion = `INSERT INTO deletions (inquiry_id, deleted_at)
  SELECT id, ${now.replace('$1', '$2')} FROM gone
  ON CONFLICT (inquiry_id) DO UPDATE SET deleted_at = excluded.deleted_at RETURNING inquiry_id AS id`;

/** Every statement that the PostgreSQL store runs. */
export const postgresStatements = {
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
  findKey: `SELECT id, received_at FROM inquiries
    WHERE dedupe_key = $2 AND received_at >= ${now} - $3::bigint`,
  forgetKey: `UPDATE inquiries SET dedupe_key = NULL
    WHERE dedupe_key = $2 AND received_at < ${now} - $3::bigint`,

  /** A lease that ends too far ahead was written by a clock that has jumped back since. */
  anchorLease: `UPDATE deliveries SET leased_until = ${now} + $2::bigint
    WHERE state = 'waiting' AND leased_until > ${now} + $2::bigint`,
  /** For the same reason, what is put off for longer than anything ever is, is due. */
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
    RETURNING i.*, d.kind, d.attempts, d.refusals, d.lease_token, d.taken_by, d.refused_by`,
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

  counts:
    'SELECT state, COUNT(*) AS count, MIN(received_at) AS oldest FROM inquiries GROUP BY state',
  list: `SELECT ${inquiry} FROM inquiries
    WHERE $1::text IS NULL OR state = $1
      OR ($1 = 'undelivered' AND state IN ('queued', 'written', 'failed'))
      OR ($1 IN ('failed', 'undelivered') AND id IN (
        SELECT inquiry_id FROM deliveries WHERE ${notDelivered}))
    ORDER BY received_at DESC, id LIMIT $2`,
  find: `SELECT ${inquiry} FROM inquiries WHERE id = $1`,
  deliveries: 'SELECT * FROM deliveries WHERE inquiry_id = $1 ORDER BY kind DESC',
  retryable: `SELECT id FROM inquiries WHERE id = $1 AND (
      state IN ('failed', 'quarantined', 'written')
      OR EXISTS (SELECT 1 FROM deliveries WHERE inquiry_id = inquiries.id AND ${notDelivered}))
    FOR UPDATE`,
  requeue: `UPDATE inquiries SET state = 'queued', reason = NULL
    WHERE id = $1 AND state IN ('failed', 'quarantined', 'written')`,
  requeueDeliveries: `INSERT INTO deliveries (inquiry_id, kind, state, due_at)
    SELECT $2, kind, 'waiting', ${now} FROM unnest($3::text[]) AS kind
    ON CONFLICT (inquiry_id, kind) DO UPDATE
    SET state = 'waiting', attempts = 0, refusals = 0, due_at = excluded.due_at, finished_at = NULL,
      refused_by = '[]'
    WHERE deliveries.state IN ('failed', 'written')
      OR (deliveries.state = 'sent' AND deliveries.refused_by <> '[]')`,
  remove: 'DELETE FROM inquiries WHERE id = $1',
  purgeable: `SELECT id FROM inquiries WHERE ${purgeable} ORDER BY received_at`,
  purge: `WITH gone AS (DELETE FROM inquiries WHERE ${purgeable} RETURNING id) ${recordDeletion}`,
  delete: `WITH gone AS (DELETE FROM inquiries WHERE id = ANY($1::text[]) RETURNING id) ${recordDeletion}`,
  deletions: 'SELECT inquiry_id AS id FROM deletions',
  forgetDeletions: 'DELETE FROM deletions WHERE deleted_at < $1',

  /** A lease or a day that ends too far ahead was written by a clock that has jumped back since. */
  claimDigest: `UPDATE digest SET id = COALESCE(id, $2), lease_token = $2, leased_until = ${now} + $3::bigint
    WHERE (leased_until IS NULL OR leased_until <= ${now} OR leased_until > ${now} + $3::bigint)
      AND (told_at <= ${now} - $4::bigint OR told_at > ${now})
      AND EXISTS (SELECT 1 FROM inquiries WHERE state IN ('failed', 'written')
        OR (state = 'quarantined' AND received_at > told_at))
    RETURNING id, ${now} AS now`,
  undelivered: `SELECT id, state FROM inquiries WHERE state IN ('failed', 'written', 'quarantined')
    ORDER BY received_at DESC, id`,
  finishDigest: `UPDATE digest SET id = CASE WHEN $1::bigint IS NULL THEN id END,
    told_at = COALESCE($1::bigint, told_at), lease_token = NULL, leased_until = NULL
    WHERE lease_token = $2`,
} as const;
