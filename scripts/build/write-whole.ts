import { rename, writeFile } from 'node:fs/promises';

/** Under another name first: a run that is cut off must not leave half a file behind. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, content);
  await rename(part, file);
}
