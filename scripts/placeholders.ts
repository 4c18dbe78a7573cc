import { type ESTree, parseSync, Visitor } from 'vite';

/** A value that stands in for one the owner has not given yet. */
export interface Placeholder {
  line: number;
  /** What to put there, in the words of whoever left it open. */
  replaceWith: string;
  /** What stands there now, shortened. */
  now: string;
}

/** Every `placeholder(value, 'what to put there')` that runs, in the order of the file. */
export function placeholdersInCode(file: string, source: string): Placeholder[] {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) {
    throw new Error(`${file} cannot be read: ${error.message}. Mend it, then run this again.`);
  }
  const constants = new Map<string, string>();
  const calls: ESTree.CallExpression[] = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      const text = init && textOf(init);
      if (id.type === 'Identifier' && text) constants.set(id.name, text);
    },
    CallExpression(call) {
      if (call.callee.type === 'Identifier' && call.callee.name === 'placeholder') calls.push(call);
    },
  }).visit(program);
  return calls
    .sort((one, other) => one.start - other.start)
    .map((call) => {
      const [value, note] = call.arguments;
      const written = note && source.slice(note.start, note.end);
      const named = note?.type === 'Identifier' ? constants.get(note.name) : note && textOf(note);
      return {
        line: lineAt(source, call.start),
        replaceWith: named ?? written ?? 'nothing says what belongs here',
        now: shorten(value ? source.slice(value.start, value.end) : ''),
      };
    });
}

/** Every `placeholder="what to put there"` on a directive of a Markdown file. */
export function placeholdersInMarkdown(source: string): Placeholder[] {
  return Array.from(source.matchAll(/\bplaceholder=(?:"([^"]*)"|'([^']*)')/g), (match) => ({
    line: lineAt(source, match.index),
    replaceWith: match[1] ?? match[2] ?? '',
    now: shorten(source.split('\n')[lineAt(source, match.index) - 1] ?? ''),
  }));
}

function textOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? undefined;
  }
  return undefined;
}

const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
