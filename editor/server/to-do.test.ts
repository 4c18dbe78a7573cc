import { expect, it } from 'vitest';
import { listToDo } from '#editor/server/to-do.ts';
import { formatIsoDate } from '#library/dates.ts';
import { article } from '#library/markdown/testing/fixture.ts';

const daysFromNow = (days: number) =>
  formatIsoDate(new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));

/** Other files are missing on purpose, so this ignores the mistakes. */
const listGroup = (title: string, files: Record<string, string>, settings: string[] = []) =>
  listToDo(new Map(Object.entries(files)), settings).find((group) => group.title === title)?.items;

it('lists a placeholder with its field and one in an article with its line', () => {
  const files = {
    'site.yaml': 'phone: !placeholder (310) 555-0142\n',
    'blog/first.md': article(':::testimonial{placeholder="real words"}\nMade-up words.\n:::'),
  };
  expect(listGroup('Placeholders to replace', files)).toMatchObject([
    { file: 'site.yaml', path: ['phone'], message: expect.stringMatching(/^Replace “\(310\)/) },
    { file: 'blog/first.md', bodyLine: 1, message: 'Replace “Made-up words.” with real words.' },
  ]);
});

it('lists overdue reviews, reviews due within 30 days and later changes, but no drafts', () => {
  const makeArticle = (next: number, reviewed: number, fields = {}) => {
    const dates = { nextReview: daysFromNow(next), reviewed: daysFromNow(reviewed) };
    return article('Words.', { reviewer: 'a', modified: daysFromNow(-50), ...dates, ...fields });
  };
  const files = {
    'blog/soon.md': makeArticle(20, -40),
    'blog/overdue.md': makeArticle(-20, -40),
    'blog/later.md': makeArticle(200, -40),
    'blog/changed.md': makeArticle(200, -60),
    'blog/draft.md': makeArticle(-20, -60, { draft: 'true' }),
  };
  expect(listGroup('Medical reviews', files)).toMatchObject([
    { file: 'blog/overdue.md', path: ['nextReview'], message: expect.stringContaining('was due') },
    { file: 'blog/soon.md', path: ['nextReview'], message: expect.stringContaining('is due') },
    { file: 'blog/changed.md', path: ['reviewed'] },
  ]);
});

it('lists pages that no one has checked for agency notices in a month', () => {
  const makePage = (days: number) => `agencyNotices: []\nnoticesChecked: ${daysFromNow(-days)}\n`;
  const files = {
    'pages/hormones.yaml': makePage(3),
    'services/veterinary.yaml': makePage(40),
    'pages/careers.yaml': 'head: Jobs\n',
  };
  expect(listGroup('Agency notices to check', files)).toMatchObject([
    { file: 'services/veterinary.yaml', path: ['noticesChecked'] },
  ]);
});

it('lists open questions and missing settings', () => {
  const questions =
    '- question: Is it true?\n  about: content/a.yaml\n  answer: no\n- question: Done?\n  about: content/b.yaml\n  answer: yes\n';
  expect(listGroup('Questions only you can answer', { 'confirmed.yaml': questions })).toMatchObject(
    [{ message: 'Is it true?', file: 'confirmed.yaml', path: [0, 'answer'] }],
  );
  const settings = listGroup('Settings for launch', {}, ['SMTP_URL is not set.']);
  expect(settings).toEqual([{ message: 'SMTP_URL is not set.' }]);
});

it('lists the mistakes of a broken file first', () => {
  const [group] = listToDo(new Map([['confirmed.yaml', '- question: [\n']]), []);
  expect(group?.title).toBe('Mistakes to correct');
  expect(group?.items.map(({ file }) => file)).toContain('confirmed.yaml');
});
