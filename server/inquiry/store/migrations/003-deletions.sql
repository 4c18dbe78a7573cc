-- Lists deleted inquiries so each server can delete its mail files. A missing inquiry isn't enough
-- reason to delete a file, because the database may have been lost.
CREATE TABLE deletions (
  inquiry_id TEXT PRIMARY KEY,
  deleted_at BIGINT NOT NULL
);
