import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { noticeSchema } from '#library/schema/notice.ts';
import { ContentForm } from './content-form.tsx';
import { toFormSchema } from './form-schema.ts';

const html = renderToString(
  <ContentForm
    schema={noticeSchema}
    jsonSchema={toFormSchema(noticeSchema)}
    state={{ values: {}, isPlaceholder: () => false }}
    problems={[]}
    onChange={() => {}}
    onLeave={() => {}}
  />,
);

it('shows the default choice, and no “optional” if the help says what an empty field means', () => {
  expect(html).toContain('Show until</label>');
  expect(html).not.toContain('optional');
  expect(html).toMatch(/<option value="information" selected="">/);
  expect(html).not.toContain('None');
});
