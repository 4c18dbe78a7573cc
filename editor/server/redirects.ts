import { z } from 'zod';
import { editYaml } from '#editor/files/yaml-edit.ts';
import { dataOf } from '#editor/server/listing.ts';
import { Refused } from '#editor/server/refused.ts';
import { type Replacement, type Texts, versionOf } from '#editor/server/store.ts';

const file = 'redirects.yaml';
const redirects = z.record(z.string(), z.string());

/** Sends readers of an old address on. */
export function redirect(texts: Texts, from: string, to: string): Replacement {
  const { source, data } = read(texts);
  return replacement(source, { ...data, [from]: to });
}

/** Ends that, where it was so. */
export function noRedirect(texts: Texts, from: string): Replacement[] {
  const { source, data } = read(texts);
  const { [from]: ended, ...others } = data;
  return ended === undefined ? [] : [replacement(source, others)];
}

function read(texts: Texts) {
  const source = texts.get(file) ?? '';
  const { data } = redirects.safeParse(dataOf(source));
  if (data) return { source, data };
  throw new Refused(422, `content/${file} cannot be understood. Correct it first.`);
}

const replacement = (source: string, data: Record<string, string>): Replacement => ({
  file,
  seen: versionOf(source),
  text: editYaml(source, data),
});
