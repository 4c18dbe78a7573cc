import { inquiryFields } from '#library/inquiry/fields.ts';

const entryColumns = inquiryFields.join(', ');

/** This matches messages that failed for any recipient, except notices, which aren't retried. */
const undeliveredCondition = `kind <> 'notice' AND (state = 'failed' OR (state = 'sent' AND refused_by <> '[]'))`;
/** An inquiry that bounced was sent before, so `state` still says `sent`. */
const currentState = `CASE WHEN bounced_at IS NULL THEN state ELSE 'bounced' END`;
const reasonColumn = `COALESCE(reason, (SELECT kind || ': ' || last_error FROM deliveries
  WHERE inquiry_id = inquiries.id AND ${undeliveredCondition} LIMIT 1)) AS reason`;
const inquiryColumns = `id, received_at AS "receivedAt", ${currentState} AS state, ${reasonColumn},
  answered_at AS "answeredAt", ${entryColumns}`;

const purgeableCondition = `received_at < $1 AND state = 'sent' AND bounced_at IS NULL AND NOT EXISTS (
  SELECT 1 FROM deliveries WHERE inquiry_id = inquiries.id AND state = 'waiting' AND kind <> 'notice')`;

const overdueCondition = (before: string) =>
  `state = 'sent' AND bounced_at IS NULL AND answered_at IS NULL AND received_at < ${before}`;

const deliveryColumns = `kind, state, attempts, due_at AS "dueAt", last_error AS "lastError",
      finished_at AS "finishedAt", taken_by AS "takenBy", refused_by AS "refusedBy"`;

/** The SQL is for PostgreSQL. In statements that use the time, $1 is part of `now`. */
const createStatements = (now: string) => ({
  findKey: `SELECT id FROM inquiries WHERE dedupe_key = $2 AND received_at >= ${now} - $3::bigint`,
  forgetKey: `UPDATE inquiries SET dedupe_key = NULL
    WHERE dedupe_key = $2 AND received_at < ${now} - $3::bigint`,
  insert: `INSERT INTO inquiries (received_at, id, dedupe_key, state, reason, is_test, ${entryColumns})
    VALUES (${now}, $2, $3, $4, $5, $6, ${inquiryFields.map((_, index) => `$${index + 7}`)})
    ON CONFLICT DO NOTHING RETURNING id`,
  /** This also queues finished deliveries again, unless every recipient has the message. */
  queue: `INSERT INTO deliveries (inquiry_id, kind, state, due_at) VALUES ($2, $3, 'waiting', ${now})
    ON CONFLICT (inquiry_id, kind) DO UPDATE
    SET state = 'waiting', attempts = 0, refusals = 0, due_at = excluded.due_at,
      finished_at = NULL, refused_by = '[]'
    WHERE deliveries.state IN ('failed', 'written')
      OR (deliveries.state = 'sent' AND deliveries.refused_by <> '[]')`,
  /** The notice is due within one interval, even if the clock was fast before. */
  queueNotice: `INSERT INTO deliveries (inquiry_id, kind, state, due_at)
    SELECT $2::text, 'notice', 'waiting', LEAST(${now} + $3::bigint,
      GREATEST(${now}, COALESCE(MAX(due_at), 0) + $3::bigint))
    FROM deliveries WHERE kind = 'notice'
    ON CONFLICT DO NOTHING`,

  /** If a lease ends later than a new lease would, the clock was set back. */
  shortenLease: `UPDATE deliveries SET leased_until = ${now} + $2::bigint
    WHERE state = 'waiting' AND leased_until > ${now} + $2::bigint`,
  /** If `due_at` is later than any retry delay allows, the clock was set back, so send now. */
  claim: `WITH due AS MATERIALIZED (
      SELECT inquiry_id, kind FROM deliveries
      WHERE state = 'waiting' AND (due_at <= ${now} OR due_at > ${now} + $5::bigint)
        AND (leased_until IS NULL OR leased_until <= ${now})
        AND (attempts = 0 OR $6::int = 0)
      ORDER BY due_at LIMIT $4 FOR UPDATE SKIP LOCKED)
    UPDATE deliveries
    SET lease_token = $2, leased_until = ${now} + $3::bigint, attempts = attempts + 1
    WHERE (inquiry_id, kind) IN (SELECT inquiry_id, kind FROM due)`,
  selectClaimed: `SELECT i.id, i.received_at AS "receivedAt", i.state, i.reason, i.answered_at AS "answeredAt",
      i.is_test AS "isTest",
      ${inquiryFields.map((field) => `i.${field}`)}, d.kind, d.attempts, d.refusals,
      d.lease_token AS "leaseToken", d.taken_by AS "takenBy", d.refused_by AS "refusedBy"
    FROM deliveries d JOIN inquiries i ON i.id = d.inquiry_id
    WHERE d.state = 'waiting' AND d.lease_token = $1 ORDER BY d.due_at`,
  finish: `UPDATE deliveries
    SET state = $2, due_at = ${now} + $3::bigint, last_error = $4, refusals = refusals + $5::int,
      finished_at = CASE WHEN $2 = 'waiting' THEN NULL ELSE ${now} END,
      taken_by = COALESCE($6, taken_by), refused_by = COALESCE($7, refused_by),
      lease_token = NULL, leased_until = NULL
    WHERE inquiry_id = $8 AND kind = $9 AND lease_token = $10 AND state = 'waiting'
    RETURNING inquiry_id`,
  setState: 'UPDATE inquiries SET state = $2, reason = $3 WHERE id = $1',
  nextDue: `SELECT MIN(GREATEST(due_at, COALESCE(leased_until, 0))) - ${now} AS due
    FROM deliveries WHERE state = 'waiting'`,

  stats: `SELECT ${currentState} AS state, COUNT(*) AS count, MIN(received_at) AS oldest,
      MAX(received_at) AS newest
    FROM inquiries WHERE is_test = 0 GROUP BY 1`,
  list: `SELECT ${inquiryColumns} FROM inquiries
    WHERE is_test = 0 AND ($1::text IS NULL OR ${currentState} = $1
      OR ($1 = 'undelivered' AND state IN ('queued', 'written', 'failed'))
      OR ($1 IN ('failed', 'undelivered') AND id IN (
        SELECT inquiry_id FROM deliveries WHERE ${undeliveredCondition})))
      AND ($3::int = 0 OR (answered_at IS NULL AND state <> 'quarantined'))
    ORDER BY received_at DESC, id LIMIT $2`,
  find: `SELECT ${inquiryColumns} FROM inquiries WHERE id = $1 OR substr(id, 1, 11) = $2`,
  setAnswered: `UPDATE inquiries
    SET answered_at = CASE WHEN $3::int = 1 THEN COALESCE(NULLIF(answered_at, 0), ${now}) END
    WHERE id = $2 RETURNING id`,
  signingKey: 'SELECT key FROM signing_key',
  saveSigningKey: 'INSERT INTO signing_key (id, key) VALUES (1, $1) ON CONFLICT DO NOTHING',
  deliveries: `SELECT ${deliveryColumns}
    FROM deliveries WHERE inquiry_id = $1 ORDER BY kind DESC`,

  retryable: `SELECT id FROM inquiries WHERE id = $1 AND (
      state IN ('failed', 'quarantined', 'written')
      OR EXISTS (SELECT 1 FROM deliveries WHERE inquiry_id = inquiries.id AND ${undeliveredCondition}))
    FOR UPDATE`,
  requeue: `UPDATE inquiries SET state = 'queued', reason = NULL, bounced_at = NULL
    WHERE id = $1 AND (state IN ('failed', 'quarantined', 'written') OR bounced_at IS NOT NULL)`,

  lockDelivery: `SELECT ${deliveryColumns}
    FROM deliveries WHERE inquiry_id = $1 AND kind = $2 FOR UPDATE`,
  setBounced: `UPDATE deliveries SET taken_by = $3, refused_by = $4, last_error = $5
    WHERE inquiry_id = $1 AND kind = $2`,
  markBounced: `UPDATE inquiries SET bounced_at = ${now}, reason = $3 WHERE id = $2`,

  purgeable: `SELECT id FROM inquiries WHERE ${purgeableCondition} ORDER BY received_at`,
  purge: `DELETE FROM inquiries WHERE ${purgeableCondition} RETURNING id`,
  delete: 'DELETE FROM inquiries WHERE id = $1 RETURNING id',
  recordDeletion: `INSERT INTO deletions (inquiry_id, deleted_at) VALUES ($2, ${now})
    ON CONFLICT (inquiry_id) DO UPDATE SET deleted_at = excluded.deleted_at`,
  deletions: 'SELECT inquiry_id AS id FROM deletions',
  forgetDeletions: 'DELETE FROM deletions WHERE deleted_at < $1',

  /** If a lease ends too late or `told_at` is in the future, the clock was set back. */
  claimDigest: `UPDATE digest SET id = COALESCE(id, $2), lease_token = $2, leased_until = ${now} + $3::bigint
    WHERE (leased_until IS NULL OR leased_until <= ${now} OR leased_until > ${now} + $3::bigint)
      AND (told_at <= ${now} - $4::bigint OR told_at > ${now})
      AND ($6::int = 1 OR EXISTS (SELECT 1 FROM inquiries WHERE is_test = 0
        AND (state IN ('failed', 'written') OR bounced_at IS NOT NULL
          OR (state = 'quarantined' AND received_at > told_at)
          OR (${overdueCondition('$5')}))))
    RETURNING id, ${now} AS now`,
  reportable: `SELECT id, ${currentState} AS state FROM inquiries WHERE is_test = 0
    AND (state IN ('failed', 'written', 'quarantined') OR bounced_at IS NOT NULL
      OR (${overdueCondition('$1')}))
    ORDER BY received_at DESC, id`,
  finishDigest: `UPDATE digest SET id = CASE WHEN $1::bigint IS NULL THEN id END,
    told_at = COALESCE($1::bigint, told_at), lease_token = NULL, leased_until = NULL
    WHERE lease_token = $2`,

  claimMailCheck: `UPDATE mail_checks SET lease_token = $2, leased_until = ${now} + $3::bigint
    WHERE leased_until IS NULL OR leased_until <= ${now} OR leased_until > ${now} + $3::bigint
    RETURNING tested_at AS "testedAt", ${now} AS now`,
  finishMailCheck: `UPDATE mail_checks SET tested_at = $1, lease_token = NULL, leased_until = NULL
    WHERE lease_token = $2`,
  tests: `SELECT id, received_at AS "receivedAt", state FROM inquiries WHERE is_test = 1`,
});

export type Statements = ReturnType<typeof createStatements>;

/** This uses the database's clock, which all servers share, unless a test passes a time as $1. */
export const postgresNow =
  'COALESCE($1::bigint, (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint)';
export const postgresStatements = createStatements(postgresNow);

/** SQLite uses question marks for parameters, has no type casts and locks the whole file. */
const toSqlite = (statement: string) =>
  statement
    .replaceAll('$', '?')
    .replace(/::\w+/g, '')
    .replace(/FOR UPDATE(?: SKIP LOCKED)?/, '')
    .replaceAll('LEAST(', 'MIN(')
    .replaceAll('GREATEST(', 'MAX(');

export const sqliteStatements = Object.fromEntries(
  Object.entries(createStatements('$1')).map(([name, sql]) => [name, toSqlite(sql)]),
) as Statements;
