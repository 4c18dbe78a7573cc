import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { editYaml, removeMark } from '#editor/files/yaml-edit.ts';
import { yamlFiles } from '#library/schema/content-schemas.ts';
import { readYaml } from '#library/yaml/read.ts';

const job = z.object({
  title: z.string(),
  draft: z.string().optional(),
  pay: z.object({ range: z.string(), per: z.string() }).optional(),
  tags: z.array(z.string()).optional(),
});
const sample = z.object({ jobs: z.array(job), name: z.string(), empty: z.array(z.string()) });
type Sample = z.infer<typeof sample>;

const dataOf = (source: string) => readYaml(source, { file: '' }).data;

type Path = (string | number)[];

/** The place of every text in the data of a file. */
function textsIn(data: unknown, path: Path = []): Path[] {
  if (typeof data === 'string') return [path];
  if (Array.isArray(data)) return data.flatMap((entry, place) => textsIn(entry, [...path, place]));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => textsIn(value, [...path, key]));
}

/** The place of every list. */
function listsIn(data: unknown, path: Path = []): Path[] {
  if (typeof data !== 'object' || data === null) return [];
  const here = Array.isArray(data) ? [path] : [];
  return [
    ...here,
    ...Object.entries(data).flatMap(([key, value]) => listsIn(value, [...path, key])),
  ];
}

const at = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => Reflect.get(Object(value), step), data);

/** A copy of the data with another value in these places. */
function changed(data: unknown, paths: Path[], value: unknown): unknown {
  const copy = structuredClone({ data });
  for (const path of paths) {
    const whole: Path = ['data', ...path];
    Reflect.set(Object(at(copy, whole.slice(0, -1))), whole.at(-1) ?? '', value);
  }
  return copy.data;
}

const files = yamlFiles.map((file) => [file, readFileSync(`content/${file}`, 'utf8')] as const);
const awkward = ['Words', 'a: b', '{phone} “it’s” # no remark', '- [x]', '12, 13'];

describe.each(files)('content/%s', (_, source) => {
  const { data, lineOf } = readYaml(source, { file: '' });
  const lines = source.split('\n');

  it('stays as it is, byte for byte, when nothing was changed', () => {
    expect(editYaml(source, structuredClone(data))).toBe(source);
  });

  it('changes only in the lines of the texts that are changed', () => {
    for (const [turn, text] of awkward.entries()) {
      const paths = textsIn(data).filter((__, place) => place % awkward.length === turn);
      const edited = editYaml(source, changed(data, paths, text)).split('\n');
      const touched = new Set(paths.map((path) => lineOf(path)));
      const expected = lines.map((line, place) => (touched.has(place + 1) ? edited[place] : line));
      expect(edited).toEqual(expected);
    }
  });

  it('keeps the lines of all others when an entry of a list is removed', () => {
    for (const path of listsIn(data)) {
      const list = at(data, path);
      if (!Array.isArray(list) || list.length < 2) continue;
      const edited = editYaml(source, changed(data, [path], list.slice(1))).split('\n');
      // A list in brackets stands in one line, which changes.
      expect(edited.filter((line) => !lines.includes(line)).length).toBeLessThan(2);
    }
  });
});

const source = `# Head
jobs:
  # The first
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

/** The source after an edit of its data. */
const edit = (change: (data: Sample) => unknown) => {
  const data = structuredClone(sample.parse(dataOf(source)));
  change(data);
  return editYaml(source, JSON.parse(JSON.stringify(data)));
};

describe('an edit', () => {
  it('of a text that was invented takes the mark away, of a group it leaves the mark', () => {
    expect(edit((data) => (data.name = 'New'))).toBe(source.replace('!placeholder Old', 'New'));
    expect(edit((data) => (data.jobs[0] = { title: 'A', pay: { range: '$2', per: 'hour' } }))).toBe(
      source.replace('$1', '$2'),
    );
  });

  it('keeps remarks and quotes, and quotes what needs it', () => {
    const titles = (first: string, second: string) =>
      edit(({ jobs }) => {
        for (const [place, title] of [first, second].entries())
          Object.assign(jobs[place] ?? {}, { title });
      });
    expect(titles('It: is', 'C')).toBe(
      source.replace('title: A #', 'title: "It: is" #').replace("'B'", "'C'"),
    );
  });

  it('moves an entry with its comments and its mark', () => {
    expect(edit(({ jobs }) => jobs.reverse())).toBe(`# Head
jobs:
  # The first
  # The second
  - !placeholder
    title: 'B'
    tags: [x, y]

  - title: A # remark
    pay: !placeholder
      range: $1
      per: hour
name: !placeholder Old
empty: []
# Foot
`);
  });

  it('adds an entry as far apart as the others are', () => {
    expect(edit(({ jobs }) => jobs.push({ title: 'C', tags: ['a: b', 'c'] }))).toBe(
      source.replace(
        'tags: [x, y]\n',
        'tags: [x, y]\n\n  - title: C\n    tags:\n      - "a: b"\n      - c\n',
      ),
    );
  });

  it('fills an empty list and empties a full one', () => {
    expect(edit((data) => (data.empty = ['a']))).toBe(source.replace('empty: []', 'empty:\n  - a'));
    expect(edit((data) => (data.jobs = []))).toContain('\njobs: []\nname: !placeholder Old\n');
  });

  it('adds a field after the one it follows, takes one away, and gives one another name', () => {
    const tagged = edit(({ jobs }) => {
      jobs[0] = { title: 'A', draft: 'true', pay: { range: '$1', per: 'hour' } };
    });
    expect(tagged).toBe(
      source.replace('# remark\n', '# remark\n    draft: "true"\n'.replaceAll('"', '')),
    );
    expect(edit(({ jobs }) => delete jobs[0]?.pay)).not.toContain('range');
    const people = 'reviewers:\n  ann: !placeholder\n    name: Ann\n  bob:\n    name: Bob\n';
    expect(editYaml(people, { reviewers: { anna: { name: 'Ann' }, bob: { name: 'Bob' } } })).toBe(
      people.replace('ann:', 'anna:'),
    );
  });

  it('keeps the comments of a file that is empty, or becomes it', () => {
    const empty = '# Where pages have gone\n';
    const filled = `${empty}/old: /new\n`;
    expect(editYaml(empty, { '/old': '/new' })).toBe(filled);
    expect(editYaml(filled, {})).toBe(empty);
    expect(editYaml(empty, {})).toBe(empty);
    expect(editYaml('# Remark', { a: 'b' })).toBe('# Remark\na: b\n');
    expect(editYaml('# Remark\n{} # none\n', { a: 'b' })).toContain('# Remark\na: b\n');
    expect(editYaml('', { a: 'b' })).toBe('a: b\n');
  });

  it('keeps a layout that is not ours: line breaks of Windows, no indentation of lists', () => {
    const theirs = 'a:\r\n- b:   c\r\n  d: e   # f\r\n\r\n\r\n- b: g\r\n';
    expect(editYaml(theirs, { a: [{ b: 'c', d: 'h' }, { b: 'g' }] })).toBe(
      theirs.replace('d: e', 'd: h'),
    );
    expect(editYaml(theirs, { a: [{ b: 'g' }] })).toBe('a:\r\n- b: g\r\n');
  });
});

describe('a mark that is taken away', () => {
  it.each([
    [['name'], '!placeholder Old', 'Old'],
    [['jobs', 0, 'pay'], 'pay: !placeholder', 'pay:'],
    [['jobs', 1], '- !placeholder\n    title', '- title'],
  ])('leaves everything else at %j', (path, marked, unmarked) => {
    expect(removeMark(source, path)).toBe(source.replace(marked, unmarked));
  });

  it('is none where there is none', () => {
    expect(removeMark(source, ['empty'])).toBe(source);
  });
});
