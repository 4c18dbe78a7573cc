import { pageMeta } from '#app/seo.ts';
import { medicalWebPage } from '#app/structured-data.ts';
import type { Vouching } from '#library/review/people.ts';

/** What a page about health that is no article tells search engines. */
export function vouchedMeta(
  page: { title: string; description: string; path: string },
  { isoModified, review, works }: Vouching,
) {
  return pageMeta({
    ...page,
    structuredData: [
      medicalWebPage({
        ...page,
        modified: isoModified,
        review: { ...review, date: review.isoDate },
        citations: works,
      }),
    ],
  });
}
