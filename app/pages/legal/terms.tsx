import { PolicyPage } from '#app/pages/legal/policy-page.tsx';
import { pageMeta } from '#app/seo.ts';
import { terms } from '#library/words.ts';

export const meta = () => pageMeta({ ...terms.search, path: '/terms' });

export default function TermsOfService() {
  return <PolicyPage policy={terms} />;
}
