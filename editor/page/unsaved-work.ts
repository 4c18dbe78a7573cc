import { z } from 'zod';

const schema = z.object({
  version: z.string().nullable(),
  values: z.unknown(),
  body: z.string(),
  time: z.number(),
});

/** What was typed but not saved. `version` is the file’s version at that time. */
export type UnsavedWork = z.infer<typeof schema>;

const getKey = (file: string) => `unsaved ${file}`;

export function readUnsavedWork(file: string): UnsavedWork | undefined {
  try {
    return schema.parse(JSON.parse(localStorage.getItem(getKey(file)) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Without `work`, this removes what was kept. */
export function keepUnsavedWork(file: string, work?: UnsavedWork): void {
  try {
    if (work) localStorage.setItem(getKey(file), JSON.stringify(work));
    else localStorage.removeItem(getKey(file));
  } catch {
    // The browser’s storage is full or turned off. The form still has the text.
  }
}
