-- Times are milliseconds since 1970.
CREATE TABLE inquiries (
  id TEXT PRIMARY KEY,
  -- This is a hash of the sender's key and the content. It's NULL after it has expired.
  dedupe_key TEXT UNIQUE,
  received_at BIGINT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('queued', 'sent', 'written', 'failed', 'quarantined')),
  -- Explains why the inquiry is held or failed.
  reason TEXT,
  name TEXT NOT NULL,
  credentials TEXT NOT NULL,
  practice TEXT NOT NULL,
  email TEXT NOT NULL,
  message TEXT NOT NULL
);

CREATE INDEX inquiries_by_time ON inquiries (received_at);
CREATE INDEX inquiries_by_state ON inquiries (state, received_at);

-- Each row is a message about an inquiry.
CREATE TABLE deliveries (
  inquiry_id TEXT NOT NULL REFERENCES inquiries (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('notification', 'acknowledgement')),
  state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'written', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Counts temporary rejections by a mail server. Outages don't count.
  refusals INTEGER NOT NULL DEFAULT 0,
  due_at BIGINT NOT NULL,
  lease_token TEXT,
  leased_until BIGINT,
  last_error TEXT,
  finished_at BIGINT,
  PRIMARY KEY (inquiry_id, kind)
);

CREATE INDEX deliveries_waiting ON deliveries (due_at) WHERE state = 'waiting';
