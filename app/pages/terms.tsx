import { PolicyPage } from '#app/components/policy-page.tsx';
import { pageMeta } from '#app/seo.ts';
import { terms } from '#content/legal/terms.ts';

export const meta = () =>
  pageMeta({ title: terms.title, description: terms.description, path: '/terms' });

export default function TermsOfService() {
  return <PolicyPage policy={terms} />;
}
