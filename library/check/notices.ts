import { z } from 'zod';
import { at } from '#library/check/files.ts';
import type { Problem } from '#library/markdown/problem.ts';
import { unknownNotice } from '#library/schema/agency-notices.ts';
import type { YamlText } from '#library/yaml/read.ts';

const noticesOfPage = z.object({ agencyNotices: z.array(z.string()) });

/** Services and pages name notices of agencies that stand in another file. */
export function unknownNotices(
  file: string,
  { data, lineOf }: YamlText,
  works: ReadonlySet<string>,
): Problem[] {
  const page = noticesOfPage.safeParse(data);
  return (page.data?.agencyNotices ?? []).flatMap((name, place): Problem[] => {
    if (works.has(name)) return [];
    const message = `The field "agencyNotices › ${place + 1}" ${unknownNotice(name, works)}.`;
    return [at(file, lineOf(['agencyNotices', place]), message)];
  });
}
