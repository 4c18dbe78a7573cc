import { ContentError } from '#library/problem.ts';
import { confirmedSchema } from '#library/schema/confirmed.ts';
import { check } from '#library/yaml/check.ts';
import { readYaml } from '#library/yaml/read.ts';

/** What the owner has not confirmed yet, a sentence for each. */
export function openQuestions(source: string, file: string): string[] {
  const text = readYaml(source, { file });
  const { values, problems } = check(text, confirmedSchema, file);
  if (!values) throw new ContentError(problems);
  return values.flatMap(({ question, about, answer }, place) =>
    answer === 'yes'
      ? []
      : [`${file}:${text.lineOf([place, 'answer'])}: ${question} It stands in ${about}.`],
  );
}
