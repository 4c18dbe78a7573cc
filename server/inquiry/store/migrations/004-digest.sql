-- Tracks the daily email about undelivered inquiries. All servers share one row.
CREATE TABLE digest (
  -- The last digest that was sent was claimed at this time. It's 0 before the first digest.
  told_at BIGINT NOT NULL,
  -- The next digest has this ID, which stays the same when it's retried.
  id TEXT,
  lease_token TEXT,
  leased_until BIGINT
);
INSERT INTO digest (told_at) VALUES (0);
