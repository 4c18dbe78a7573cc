-- Times are milliseconds since 1970.
CREATE TABLE inquiries (
  id TEXT PRIMARY KEY,
  -- This is a hash of the sender's key and the content. It becomes NULL when the key is reused later.
  dedupe_key TEXT UNIQUE,
  received_at BIGINT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('queued', 'sent', 'written', 'failed', 'quarantined')),
  -- This explains why the inquiry is held, why it failed or who rejected the email.
  reason TEXT,
  name TEXT NOT NULL,
  credentials TEXT NOT NULL,
  practice TEXT NOT NULL,
  email TEXT NOT NULL,
  message TEXT NOT NULL
);

CREATE INDEX inquiries_by_time ON inquiries (received_at);
CREATE INDEX inquiries_by_state ON inquiries (state, received_at);

CREATE TABLE deliveries (
  inquiry_id TEXT NOT NULL REFERENCES inquiries (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('notification', 'acknowledgement')),
  state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'written', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  -- This counts temporary rejections by a mail server. Outages don't count.
  refusals INTEGER NOT NULL DEFAULT 0,
  due_at BIGINT NOT NULL,
  lease_token TEXT,
  leased_until BIGINT,
  last_error TEXT,
  finished_at BIGINT,
  PRIMARY KEY (inquiry_id, kind)
);

CREATE INDEX deliveries_waiting ON deliveries (due_at) WHERE state = 'waiting';
