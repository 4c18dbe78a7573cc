import { expect, it } from 'vitest';
import { splitFile } from '#editor/files/content-file.ts';
import { editYaml, removePlaceholderTag } from '#editor/files/yaml-edit.ts';
import { readContentSources } from '#library/check/files.ts';
import { readYaml } from '#library/yaml/read.ts';

const source = `# Head
jobs:
  # Above the list
  - title: A # remark
    pay: !placeholder
      range: $1
      per: hour

  # The second
  - !placeholder
    title: 'B'
    tags: [x, y]
name: !placeholder Old
empty: []

# Foot
`;
const draftJob = { title: 'A', draft: 'true', pay: { range: '$1', per: 'hour' } };
const thirdJob = '\n  - title: C\n';
const secondJob = source.slice(source.indexOf('  # The second'), source.indexOf('name:'));

// biome-ignore lint/suspicious/noExplicitAny: edits reach into data of any shape
const edit = (change: (data: any) => unknown, yaml = source) => {
  const { data } = readYaml(yaml, { file: '' });
  change(data);
  return editYaml(yaml, data);
};

it('rewrites the files in content/ without changing a byte', () => {
  const changedFiles = [...readContentSources('content')].filter(([file, text]) => {
    const { yaml } = splitFile(file, text);
    return removePlaceholderTag(yaml, ['no such field']) !== yaml;
  });
  expect(changedFiles.map(([file]) => file)).toEqual([]);
});

it.each<[string, Parameters<typeof edit>[0], string, string]>([
  ['replaces a placeholder', (data) => (data.name = 'New'), '!placeholder Old', 'New'],
  ['keeps a group’s placeholder tag', ({ jobs }) => (jobs[0].pay.range = '$2'), '$1', '$$2'],
  ['keeps a comment', ({ jobs }) => (jobs[0].title = 'It: is'), 'A #', '"It: is" #'],
  ['keeps quotes', ({ jobs }) => (jobs[1].title = 'C'), "'B'", "'C'"],
  ['keeps a list in brackets', ({ jobs }) => jobs[1].tags.push('z: z'), 'y]', 'y, "z: z"]'],
  ['fills an empty list', (data) => (data.empty = ['a']), 'empty: []', 'empty:\n  - a'],
  ['adds a group', (data) => (data.last = { a: 'b' }), '[]\n', '[]\nlast:\n  a: b\n'],
  ['adds a field', ({ jobs }) => (jobs[0] = draftJob), '# remark', '# remark\n    draft: true'],
  ['adds an item', ({ jobs }) => jobs.push({ title: 'C' }), secondJob, secondJob + thirdJob],
])('%s and changes nothing else', (_, change, oldText, newText) => {
  expect(edit(change)).toBe(source.replace(oldText, newText));
});

it('moves and removes an item with its comments and its placeholder tag', () => {
  const firstJob =
    '  - title: A # remark\n    pay: !placeholder\n      range: $1\n      per: hour\n';
  expect(edit(({ jobs }) => jobs.reverse())).toBe(
    source.replace(`${firstJob}\n${secondJob}`, `${secondJob}\n${firstJob}`),
  );
  expect(edit(({ jobs }) => jobs.pop())).toBe(source.replace(`\n${secondJob}`, ''));
  expect(edit(({ jobs }) => jobs.shift())).toBe(source.replace(`${firstJob}\n`, ''));
});

it('keeps comments with their items when several similar items change', () => {
  const yaml = 's:\n  - from: a\n    to: x\n  # two\n  - from: b # why\n    to: x\n';
  const output = edit(({ s }) => {
    s[0] = { from: 'c', to: 'y' };
    s[1].from = 'd';
  }, yaml);
  expect(output).toBe('s:\n  - from: c\n    to: y\n  # two\n  - from: d # why\n    to: x\n');
});

it('renames a key and keeps its value', () => {
  const people = 'reviewers:\n  ann: !placeholder\n    name: Ann # why\n  bob:\n    name: Bob\n';
  const rename = (data: { reviewers: Record<string, unknown> }) => {
    data.reviewers = { anna: data.reviewers.ann, bob: data.reviewers.bob };
  };
  expect(edit(rename, people)).toBe(people.replace('ann:', 'anna:'));
});

it.each(['', '# Where pages have gone\n', '# One\n\n# Two\n'])(
  'fills and empties a file that contains only %j',
  (comments) => {
    const yamlWithData = editYaml(comments, { '/old': '/new' });
    expect(yamlWithData).toBe(`${comments}/old: /new\n`);
    expect(editYaml(yamlWithData, {})).toBe(comments);
  },
);

it.each(['a: b\r\nc: d # e\r\n', '\uFEFFa: b\nc: d # e\n', 'a: b\nc: d # e'])(
  'keeps the line breaks and the byte order mark in %j',
  (yaml) => {
    expect(edit((data) => (data.c = 'f'), yaml)).toBe(yaml.replace('d #', 'f #'));
  },
);

it.each([
  ...[': # - @ "', `it's "both"`, '---', 'null', 'yes', '007', '!placeholder x', '&a', '*a', '~'],
  ...['back\\slash', '__proto__', ' spaces ', '', '😀', 'tab\t', '| x', '%a', '`b`', '[a]', 'a:'],
])('writes %j so it reads back unchanged', (text) => {
  const output = edit(({ jobs }) => (jobs[0].title = text));
  expect(readYaml(output, { file: '' }).data).toMatchObject({ jobs: [{ title: text }, {}] });
});

it.each([
  [['name'], '!placeholder Old', 'Old'],
  [['jobs', 0, 'pay'], 'pay: !placeholder', 'pay:'],
  [['jobs', 1], '- !placeholder\n    title', '- title'],
  [['empty'], '', ''],
])('removes the placeholder tag at %j and nothing else', (path, oldText, newText) => {
  expect(removePlaceholderTag(source, path)).toBe(source.replace(oldText, newText));
});
