import { z } from 'zod';
import { sitePath } from '#library/schema/values.ts';

const oldPath = z
  .string()
  .regex(
    /^(?:\/[a-z0-9._~-]+)+$/i,
    'is not an address of this site. Write it like /blog/post/an-old-article',
  )
  .meta({ title: 'Old address' });

/** content/redirects.yaml: the new address of each page that has moved, by its old one. */
export const redirectsSchema = z.record(oldPath, sitePath.meta({ title: 'New address' }));
