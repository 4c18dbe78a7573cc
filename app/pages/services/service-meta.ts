import { pageMeta } from '#app/seo.ts';
import { service as serviceThing } from '#app/structured-data.ts';
import type { Service } from '#content/services.ts';

/** What a page under /services tells search engines. */
export function serviceMeta({
  title,
  description,
  service,
}: {
  title: string;
  description: string;
  service: Service;
}) {
  const { title: name, to: path } = service;
  return pageMeta({
    title,
    description,
    path,
    structuredData: [serviceThing({ name, description, path, serviceType: name })],
  });
}
