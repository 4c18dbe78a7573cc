import { PolicyPage } from '#app/pages/legal/policy-page.tsx';
import { pageMeta } from '#app/seo.ts';
import { privacy } from '#library/words.ts';

export const meta = () => pageMeta({ ...privacy.search, path: '/privacy' });

export default function PrivacyPolicy() {
  return <PolicyPage policy={privacy} />;
}
