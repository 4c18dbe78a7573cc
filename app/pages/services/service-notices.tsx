import { AgencyNotices } from '#app/article/agency-notices.tsx';
import type { ServiceName } from '#library/pages.ts';
import { citedWorks } from '#library/review/references.ts';
import { services } from '#library/words.ts';

/** The notices of agencies that the page of a service rests on. */
export function ServiceNotices({ name }: { name: ServiceName }) {
  const { agencyNotices, noticesChecked } = services[name];
  return <AgencyNotices notices={citedWorks(agencyNotices)} checked={noticesChecked} />;
}
