-- Deleted inquiries, so that each server can delete its mail files. A file must not be deleted just
-- because its inquiry is missing: the database may have been lost.
CREATE TABLE deletions (
  inquiry_id TEXT PRIMARY KEY,
  deleted_at BIGINT NOT NULL
);
