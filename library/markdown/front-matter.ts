import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Problem } from '#library/markdown/problem.ts';

export type FrontMatterResult<Values> =
  | { values: Values; problems: [] }
  | { values: undefined; problems: Problem[] };

/**
 * Reads and checks YAML front matter. `firstLine` is the line of the file on which the YAML starts.
 * Every value is text (the failsafe schema), so that 'on' or '2025' cannot turn into something else.
 */
export function readFrontMatter<Schema extends z.ZodType>(
  yaml: string,
  schema: Schema,
  file: string,
  firstLine: number,
): FrontMatterResult<z.infer<Schema>> {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { schema: 'failsafe', lineCounter: lines });
  if (document.errors.length > 0) {
    return failed(
      document.errors.map((error) => ({
        file,
        line: firstLine + lines.linePos(error.pos[0]).line - 1,
        message: `The front matter is not valid YAML: ${firstSentence(error.message)}. Check quotes and indentation; a value with a colon needs quotes.`,
      })),
    );
  }

  const lineOfKey = keyLines(document.contents, lines, firstLine);
  const parsed = schema.safeParse(toObject(document));
  if (parsed.success) return { values: parsed.data, problems: [] };
  return failed(
    parsed.error.issues.map((issue) => {
      const field = String(issue.path[0] ?? '');
      return { file, line: lineOfKey.get(field) ?? firstLine, message: explain(issue, field) };
    }),
  );
}

function failed(problems: Problem[]): { values: undefined; problems: Problem[] } {
  return { values: undefined, problems };
}

/** Expanding aliases can blow up, and front matter has no use for them. */
function toObject(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 }) ?? {};
  } catch {
    return {};
  }
}

function keyLines(contents: unknown, lines: LineCounter, firstLine: number): Map<string, number> {
  const found = new Map<string, number>();
  const items = isRecord(contents) && Array.isArray(contents.items) ? contents.items : [];
  for (const item of items) {
    const key = isRecord(item) ? item.key : undefined;
    if (!isRecord(key) || typeof key.value !== 'string' || !Array.isArray(key.range)) continue;
    const [start] = key.range;
    if (typeof start === 'number') {
      found.set(key.value, firstLine + lines.linePos(start).line - 1);
    }
  }
  return found;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const firstSentence = (message: string) => message.split(/ at line|\n/)[0] ?? message;

function explain(issue: z.core.$ZodIssue, field: string): string {
  if (issue.code === 'unrecognized_keys') {
    return `The front matter has unknown fields: ${issue.keys.join(', ')}. Remove them or correct their names.`;
  }
  if (field === '')
    return 'The front matter is not a list of fields. Write one "name: value" a line.';
  if (issue.code === 'invalid_type' && issue.input === undefined) {
    return `The field "${field}" is missing. Add it to the front matter.`;
  }
  if (issue.code === 'too_small') {
    return `The field "${field}" is too short. Use at least ${issue.minimum} characters.`;
  }
  if (issue.code === 'too_big') {
    return `The field "${field}" is too long. Use at most ${issue.maximum} characters.`;
  }
  if (issue.code === 'custom' || issue.code === 'invalid_value') {
    return `The field "${field}" ${issue.message}.`;
  }
  return `The field "${field}" is not valid: ${issue.message}. Correct it.`;
}
