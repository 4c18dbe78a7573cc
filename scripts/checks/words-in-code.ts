import { type ESTree, parseSync, Visitor } from 'vite';

const technicalNames =
  /^(className|class|d|points|transform|viewBox|preserveAspectRatio|rel|sizes|sandbox|allow|media|content|type|id|key|href|to|role|target|name|\w+Class|data-.*)$/;

const textNames =
  /^(alt|title|lead|label|heading|caption|placeholder|aria-label|aria-description)$/;

/** Text for readers belongs in content/, not in components. */
export function findTextInCode(file: string, source: string) {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} can't be parsed: ${errors[0].message}`);
  const ignoredSpans: { start: number; end: number }[] = [];
  const textSpans: ESTree.Span[] = [];
  const addSpan = (node: ESTree.Span) => textSpans.push(node);
  new Visitor({
    ImportDeclaration: (node) => ignoredSpans.push(node),
    ExportNamedDeclaration: ({ source: moduleName }) => moduleName && ignoredSpans.push(moduleName),
    NewExpression: (node) => ignoredSpans.push(node),
    TSLiteralType: (node) => ignoredSpans.push(node),
    CallExpression(call) {
      const callee = source.slice(call.callee.start, call.callee.end);
      if (callee === 'classNames' || callee.startsWith('console.')) ignoredSpans.push(call);
    },
    JSXText(node) {
      if (isWord(removeEntities(node.value))) addSpan(node);
    },
    JSXAttribute(node) {
      const name = source.slice(node.name.start, node.name.end);
      if (technicalNames.test(name)) ignoredSpans.push(node);
      else if (textNames.test(name) && node.value?.type === 'Literal' && isWord(node.value.value)) {
        addSpan(node.value);
      }
    },
    Literal(node) {
      if (typeof node.value === 'string' && isPhrase(node.value)) addSpan(node);
    },
    TemplateLiteral(node) {
      if (isPhrase(node.quasis.map(({ value }) => value.cooked).join(' '))) addSpan(node);
    },
  }).visit(program);
  const isIgnored = ({ start, end }: ESTree.Span) =>
    ignoredSpans.some((span) => span.start <= start && end <= span.end);
  const results = textSpans
    .filter((node) => !isIgnored(node))
    .map(({ start, end }) => ({
      line: source.slice(0, start).split('\n').length,
      text: source.slice(start, end).replace(/\s+/g, ' ').trim(),
    }));
  return [...new Map(results.map((entry) => [`${entry.line} ${entry.text}`, entry])).values()];
}

const isWord = (text: unknown) => typeof text === 'string' && /\p{L}{2,}/u.test(text);

const isPhrase = (text: string) =>
  !isTechnicalText(text) && /\p{L}{2,}[^\p{L}]*\s[^\p{L}]*\p{L}{2,}/u.test(text);

const isTechnicalText = (text: string) =>
  /^((translate|scale|rotate)\(|\.\/|https?:|mailto:|\s*<)/.test(text);

const removeEntities = (text: string) => text.replace(/&\w+;/g, '');
