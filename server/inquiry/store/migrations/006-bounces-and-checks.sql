-- Marks inquiries whose email came back. It's a column and not a state, because SQLite can't change the
-- CHECK of a column.
ALTER TABLE inquiries ADD COLUMN bounced_at BIGINT;
-- This is 1 for the daily test inquiry.
ALTER TABLE inquiries ADD COLUMN is_test INTEGER NOT NULL DEFAULT 0;

-- Tracks the checks of the mailbox and the daily test. All servers share one row.
CREATE TABLE mail_checks (
  -- The last test inquiry was submitted at this time. It's 0 before the first.
  tested_at BIGINT NOT NULL,
  lease_token TEXT,
  leased_until BIGINT
);
INSERT INTO mail_checks (tested_at) VALUES (0);
