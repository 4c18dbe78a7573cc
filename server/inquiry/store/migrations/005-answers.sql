-- Tracks which inquiries were answered. 0 means that the inquiry is older than this and isn't tracked.
ALTER TABLE inquiries ADD COLUMN answered_at BIGINT;
UPDATE inquiries SET answered_at = 0;

-- The reference number is made from this part of the ID.
CREATE UNIQUE INDEX inquiries_by_reference ON inquiries (substr(id, 1, 11));

-- All servers sign links with the same key. The first server to need it stores it.
CREATE TABLE signing_key (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  key TEXT NOT NULL
);
