import { PolicyPage } from '#app/components/policy-page.tsx';
import { pageMeta } from '#app/seo.ts';
import { privacy } from '#content/legal/privacy.ts';

export const meta = () =>
  pageMeta({ title: privacy.title, description: privacy.description, path: '/privacy' });

export default function PrivacyPolicy() {
  return <PolicyPage policy={privacy} />;
}
