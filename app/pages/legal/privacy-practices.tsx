import { PolicyPage } from '#app/pages/legal/policy-page.tsx';
import { pageMeta } from '#app/seo.ts';
import { privacyPractices } from '#library/words.ts';

export const meta = () => pageMeta({ ...privacyPractices.search, path: '/privacy-practices' });

export default function NoticeOfPrivacyPractices() {
  return <PolicyPage policy={privacyPractices} />;
}
