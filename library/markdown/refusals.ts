/** Unsupported Markdown, with the alternative. */
const refusals: Record<string, string> = {
  html: 'Raw HTML is not allowed. Use Markdown or a marker.',
  image: 'Images are not allowed. Place a drawing with ::drawing{name=…}.',
  imageReference: 'Images are not allowed. Place a drawing with ::drawing{name=…}.',
  linkReference: 'Links by reference are not allowed. Write [words](address) in place.',
  definition: 'Links by reference are not allowed. Write [words](address) in place.',
  footnoteReference: 'Footnotes are not allowed. Cite a work with :cite[key].',
  footnoteDefinition: 'Footnotes are not allowed. Cite a work with :cite[key].',
  inlineCode: "Code isn't supported. Remove the backticks.",
  code: "Code blocks aren't supported. Remove the indentation or the fence.",
  delete: 'Crossed-out text is not allowed. Remove the text or the tildes.',
  thematicBreak: 'Rules between paragraphs are not allowed. Use a heading.',
  blockquote: 'Quotes with > are not allowed. Use :::quote.',
  yaml: 'Fields between "---" are allowed only at the top of the file. Remove these.',
  table: "A table isn't allowed here. Put it at the left margin with a blank line around it.",
  list: "A list isn't allowed here. Put it at the left margin with a blank line around it.",
  heading: "A heading isn't allowed here. Put it at the left margin, outside of blocks and lists.",
};

export const refusalMessage = ({ type }: { type: string }) =>
  refusals[type] ?? `"${type}" is not part of the markup.`;
