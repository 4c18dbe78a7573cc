import { inquiryFields } from '#library/inquiry/fields.ts';

const entries = inquiryFields.join(', ');
const due = 'MAX(due_at, COALESCE(leased_until, 0))';
/** A mail that not everyone got who should. A notice that failed is no reason to retry what is held. */
const notDelivered = `kind <> 'notice' AND (state = 'failed' OR (state = 'sent' AND refused_by <> '[]'))`;
const reason = `COALESCE(reason, (SELECT kind || ': ' || last_error FROM deliveries
  WHERE inquiry_id = inquiries.id AND ${notDelivered} LIMIT 1)) AS reason`;
const inquiry = `id, received_at, state, ${reason}, ${entries}`;

/**
 * Every statement that the SQLite store runs; parameters in the order in which they appear, or by
 * name.
 */
export const sqliteStatements = {
  forgetKey: 'UPDATE inquiries SET dedupe_key = NULL WHERE dedupe_key = ? AND received_at < ?',
  findKey: 'SELECT id, received_at FROM inquiries WHERE dedupe_key = ?',
  insertInquiry: `INSERT INTO inquiries
    (id, dedupe_key, received_at, state, reason, ${entries})
    VALUES (?, ?, ?, ?, ?, ${inquiryFields.map(() => '?')})`,
  insertDelivery: `INSERT INTO deliveries (inquiry_id, kind, state, due_at)
    VALUES (?, ?, 'waiting', ?)`,
  /** Never later than one interval from now, also when a clock that ran ahead wrote the last. */
  insertNotice: `INSERT INTO deliveries (inquiry_id, kind, state, due_at)
    SELECT ?, 'notice', 'waiting', MIN(? + ?, MAX(?, COALESCE(MAX(due_at), 0) + ?))
    FROM deliveries WHERE kind = 'notice'
    ON CONFLICT DO NOTHING`,

  /** A lease that ends too far ahead was written by a clock that has jumped back since. */
  anchorLease: `UPDATE deliveries SET leased_until = ? WHERE state = 'waiting' AND leased_until > ?`,
  /** For the same reason, what is put off for longer than anything ever is, is due. */
  claim: `UPDATE deliveries SET lease_token = ?, leased_until = ?, attempts = attempts + 1
    WHERE (inquiry_id, kind) IN (
      SELECT inquiry_id, kind FROM deliveries
      WHERE state = 'waiting' AND (due_at <= ? OR due_at > ?)
        AND (leased_until IS NULL OR leased_until <= ?) AND (attempts = 0 OR ?)
      ORDER BY due_at LIMIT ?)`,
  claimed: `SELECT i.*, d.kind, d.attempts, d.refusals, d.lease_token, d.taken_by, d.refused_by
    FROM deliveries d
    JOIN inquiries i ON i.id = d.inquiry_id
    WHERE d.state = 'waiting' AND d.lease_token = ? ORDER BY d.due_at`,
  finish: `UPDATE deliveries
    SET state = ?, due_at = ?, refusals = refusals + ?, last_error = ?, finished_at = ?,
      taken_by = COALESCE(?, taken_by), refused_by = COALESCE(?, refused_by),
      lease_token = NULL, leased_until = NULL
    WHERE inquiry_id = ? AND kind = ? AND lease_token = ? AND state = 'waiting'`,
  setState: 'UPDATE inquiries SET state = ?, reason = ? WHERE id = ?',
  nextDue: `SELECT MIN(${due}) AS due FROM deliveries WHERE state = 'waiting'`,

  counts:
    'SELECT state, COUNT(*) AS count, MIN(received_at) AS oldest FROM inquiries GROUP BY state',
  list: `SELECT ${inquiry} FROM inquiries
    WHERE ? IS NULL OR state = ?
      OR (? = 'undelivered' AND state IN ('queued', 'written', 'failed'))
      OR (? IN ('failed', 'undelivered') AND id IN (
        SELECT inquiry_id FROM deliveries WHERE ${notDelivered}))
    ORDER BY received_at DESC, id LIMIT ?`,
  find: `SELECT ${inquiry} FROM inquiries WHERE id = ?`,
  deliveries: 'SELECT * FROM deliveries WHERE inquiry_id = ? ORDER BY kind DESC',
  retryable: `SELECT id FROM inquiries i WHERE id = ? AND (
      state IN ('failed', 'quarantined', 'written')
      OR EXISTS (SELECT 1 FROM deliveries WHERE inquiry_id = i.id AND ${notDelivered}))`,
  requeue: `UPDATE inquiries SET state = 'queued', reason = NULL
    WHERE id = ? AND state IN ('failed', 'quarantined', 'written')`,
  requeueDelivery: `INSERT INTO deliveries (inquiry_id, kind, state, due_at) VALUES (?, ?, 'waiting', ?)
    ON CONFLICT (inquiry_id, kind) DO UPDATE
    SET state = 'waiting', attempts = 0, refusals = 0, due_at = excluded.due_at, finished_at = NULL,
      refused_by = '[]'
    WHERE state IN ('failed', 'written') OR (state = 'sent' AND refused_by <> '[]')`,
  purgeable: `SELECT id FROM inquiries i WHERE received_at < ? AND state = 'sent'
    AND NOT EXISTS (SELECT 1 FROM deliveries WHERE inquiry_id = i.id AND state = 'waiting' AND kind <> 'notice')
    ORDER BY received_at`,
  remove: 'DELETE FROM inquiries WHERE id = ?',
  recordDeletion: 'INSERT OR REPLACE INTO deletions (inquiry_id, deleted_at) VALUES (?, ?)',
  deletions: 'SELECT inquiry_id AS id FROM deletions',
  forgetDeletions: 'DELETE FROM deletions WHERE deleted_at < ?',

  /** A lease or a day that ends too far ahead was written by a clock that has jumped back since. */
  claimDigest: `UPDATE digest SET id = COALESCE(id, $token), lease_token = $token, leased_until = $now + $lease
    WHERE (leased_until IS NULL OR leased_until <= $now OR leased_until > $now + $lease)
      AND (told_at <= $now - $interval OR told_at > $now)
      AND EXISTS (SELECT 1 FROM inquiries WHERE state IN ('failed', 'written')
        OR (state = 'quarantined' AND received_at > told_at))
    RETURNING id, $now AS now`,
  undelivered: `SELECT id, state FROM inquiries WHERE state IN ('failed', 'written', 'quarantined')
    ORDER BY received_at DESC, id`,
  finishDigest: `UPDATE digest SET id = CASE WHEN $told IS NULL THEN id END,
    told_at = COALESCE($told, told_at), lease_token = NULL, leased_until = NULL
    WHERE lease_token = $token`,
} as const;
