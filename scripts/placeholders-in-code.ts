import { type ESTree, parseSync, Visitor } from 'vite';
import { type Placeholder, shorten } from './placeholders.ts';

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
        field: 'a value',
        replaceWith: named ?? written ?? 'nothing says what belongs here',
        now: shorten(value ? source.slice(value.start, value.end) : ''),
      };
    });
}

function textOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? undefined;
  }
  return undefined;
}

const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length;
