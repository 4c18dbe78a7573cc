import { pageMeta } from '#app/seo.ts';
import { service } from '#app/structured-data.ts';
import { type ServiceName, servicePath } from '#library/pages.ts';
import { services } from '#library/words.ts';

/** What the page of a service tells search engines. */
export function serviceMeta(name: ServiceName) {
  const { card, search } = services[name];
  const path = servicePath(name);
  return pageMeta({
    ...search,
    path,
    structuredData: [
      service({
        name: card.title,
        description: search.description,
        path,
        serviceType: card.title,
      }),
    ],
  });
}
