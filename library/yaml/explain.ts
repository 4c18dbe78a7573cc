import { z } from 'zod';
import { didYouMean } from '#library/did-you-mean.ts';
import { getSchemaAt } from '#library/yaml/schema-at-path.ts';

export function explain(issue: z.core.$ZodIssue, schema: z.ZodType): string {
  const field = fieldName(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const keys = getKeysAt(schema, issue.path);
    const [firstKey = ''] = issue.keys;
    const location = field === '' ? '' : ` in "${field}"`;
    return `There is no field "${issue.keys.join('", "')}"${location}.${didYouMean(firstKey, keys)} Correct the name or remove it.`;
  }
  if (field === '') return 'This is not a list of fields. Write one "name: value" per line.';
  if (issue.code === 'invalid_type' && issue.input === undefined) {
    return `The field "${field}" is missing. Add it.`;
  }
  if (issue.code === 'invalid_type') {
    return `The field "${field}" is ${describeType(issue.input)} but must be ${typeDescriptions[issue.expected] ?? issue.expected}. Check the value and its indentation.`;
  }
  if (issue.code === 'too_small' && issue.minimum === 1) {
    return `The field "${field}" is empty. Fill it in.`;
  }
  if (issue.code === 'too_small') {
    return `The field "${field}" is too short. Use at least ${issue.minimum} ${getUnit(issue.origin)}.`;
  }
  if (issue.code === 'too_big') {
    return `The field "${field}" is too long. Use at most ${issue.maximum} ${getUnit(issue.origin)}.`;
  }
  if (issue.code === 'invalid_value') {
    const value = typeof issue.input === 'string' ? issue.input : '';
    const values = issue.values.map(String);
    if (issue.input === undefined) {
      return `The field "${field}" is missing. Add it, with one of: ${values.join(', ')}.`;
    }
    return `The field "${field}" ${issue.message}.${didYouMean(value, values)}`;
  }
  if (issue.code === 'invalid_key') {
    return `The name "${field}" ${issue.issues[0]?.message ?? issue.message}.`;
  }
  return `The field "${field}" ${endSentence(issue.message)}`;
}

const endSentence = (text: string) => (/[.?]$/.test(text) ? text : `${text}.`);

const getUnit = (origin: string) => (origin === 'array' ? 'entries' : 'characters');

const typeDescriptions: Record<string, string> = {
  string: 'text',
  array: 'a list (lines that begin with "- ")',
  object: 'a group of fields',
  record: 'a group of fields',
};

function describeType(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a group of fields' : 'text';
}

/** Returns a name such as `questions › 4 › answer`, with list entries counted from 1. */
export const fieldName = (path: readonly PropertyKey[]) =>
  path.map((key) => (typeof key === 'number' ? key + 1 : String(key))).join(' › ');

function getKeysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const group = getSchemaAt(schema, path).at(-1);
  return group instanceof z.ZodObject ? Object.keys(group.shape) : [];
}
