import { type ESTree, parseSync, Visitor } from 'vite';

export interface TextInCode {
  line: number;
  text: string;
}

/** Attributes whose values readers never see. */
const technical =
  /^(className|class|d|points|transform|viewBox|preserveAspectRatio|rel|sizes|sandbox|allow|media|content|type|id|key|href|to|role|target|name|\w+Class|data-.*)$/;

/** Attributes whose values readers see or hear. */
const visible = /^(alt|title|lead|label|heading|caption|placeholder|aria-label|aria-description)$/;

/** Finds text for readers that is in a component instead of in content/. */
export function wordsInCode(file: string, source: string): TextInCode[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  const quiet: { start: number; end: number }[] = [];
  const spans: ESTree.Span[] = [];
  const note = (node: ESTree.Span) => spans.push(node);
  new Visitor({
    ImportDeclaration: (node) => quiet.push(node),
    ExportNamedDeclaration: ({ source: from }) => from && quiet.push(from),
    NewExpression: (node) => quiet.push(node),
    TSLiteralType: (node) => quiet.push(node),
    CallExpression(call) {
      const callee = source.slice(call.callee.start, call.callee.end);
      if (callee === 'classNames' || callee.startsWith('console.')) quiet.push(call);
    },
    JSXText(node) {
      if (isWord(decoded(node.value))) note(node);
    },
    JSXAttribute(node) {
      const name = source.slice(node.name.start, node.name.end);
      if (technical.test(name)) quiet.push(node);
      else if (visible.test(name) && node.value?.type === 'Literal' && isWord(node.value.value)) {
        note(node.value);
      }
    },
    Literal(node) {
      if (typeof node.value === 'string' && isPhrase(node.value)) note(node);
    },
    TemplateLiteral(node) {
      if (isPhrase(node.quasis.map(({ value }) => value.cooked).join(' '))) note(node);
    },
  }).visit(program);
  const isQuiet = ({ start, end }: ESTree.Span) =>
    quiet.some((part) => part.start <= start && end <= part.end);
  const texts = spans
    .filter((node) => !isQuiet(node))
    .map(({ start, end }) => ({
      line: source.slice(0, start).split('\n').length,
      text: source.slice(start, end).replace(/\s+/g, ' ').trim(),
    }));
  return [...new Map(texts.map((entry) => [`${entry.line} ${entry.text}`, entry])).values()];
}

const isWord = (text: unknown) => typeof text === 'string' && /\p{L}{2,}/u.test(text);

const isPhrase = (text: string) =>
  !isPlace(text) && /\p{L}{2,}[^\p{L}]*\s[^\p{L}]*\p{L}{2,}/u.test(text);

/** Coordinates, file paths, URLs and markup. */
const isPlace = (text: string) =>
  /^((translate|scale|rotate)\(|\.\/|https?:|mailto:|\s*<)/.test(text);

const decoded = (text: string) => text.replace(/&\w+;/g, '');
