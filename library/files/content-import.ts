import { join } from 'node:path';

/**
 * Content is imported like code, in Vite and in Node alike:
 *
 *   import site from '#content/site.yaml'            the data of one file
 *   import services from '#content/services/*.yaml'  the data of each, by the name of its file
 *   import posts from '#content/blog/*.md'           the text of each, by the name of its file
 *   import marks from '#content/site.yaml?placeholders'   where one file marks what is invented
 *   import zips from '#content/site.yaml?zips'       how an order gets to each ZIP code of the state
 *
 * The data is plain and unchecked: a schema of `library/schema` says what it is.
 */
export const isContentImport = (specifier: string) =>
  /^#content\/.+\.(yaml(\?(placeholders|zips))?|md)$/.test(specifier);

/** The place on disk that an import names, where a star stands for any name. */
export const placeOf = (specifier: string, contentFolder: string) =>
  join(contentFolder, specifier.slice('#content/'.length));
