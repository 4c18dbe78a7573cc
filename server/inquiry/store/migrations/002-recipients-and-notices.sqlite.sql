-- Records which recipients have a message so a retry goes only to the others. Adds notices about
-- held inquiries. SQLite can't change a CHECK, so this creates the table again.
CREATE TABLE deliveries_002 (
  inquiry_id TEXT NOT NULL REFERENCES inquiries (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('notification', 'acknowledgement', 'notice')),
  state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'written', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  -- This counts messages that a mail server temporarily rejected or didn't confirm, but not
  -- outages.
  refusals INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  lease_token TEXT,
  leased_until INTEGER,
  last_error TEXT,
  finished_at INTEGER,
  -- This JSON array lists addresses that have the message.
  taken_by TEXT NOT NULL DEFAULT '[]',
  -- This JSON array lists addresses that rejected the message, with the reasons.
  refused_by TEXT NOT NULL DEFAULT '[]',
  PRIMARY KEY (inquiry_id, kind)
) STRICT;

INSERT INTO deliveries_002 (inquiry_id, kind, state, attempts, refusals, due_at, lease_token,
  leased_until, last_error, finished_at)
SELECT inquiry_id, kind, state, attempts, refusals, due_at, lease_token,
  leased_until, last_error, finished_at
FROM deliveries;

DROP TABLE deliveries;
ALTER TABLE deliveries_002 RENAME TO deliveries;

CREATE INDEX deliveries_waiting ON deliveries (due_at) WHERE state = 'waiting';
CREATE INDEX notices_by_time ON deliveries (due_at) WHERE kind = 'notice';
CREATE UNIQUE INDEX one_notice_waits ON deliveries (kind) WHERE kind = 'notice' AND state = 'waiting';
