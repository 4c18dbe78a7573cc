const messages: Record<string, string> = {
  html: 'Raw HTML is not allowed. Use Markdown or a block.',
  image: 'Images are not allowed. Place a drawing with ::drawing{name=…}.',
  imageReference: 'Images are not allowed. Place a drawing with ::drawing{name=…}.',
  linkReference: 'Reference links are not allowed. Write [text](address) instead.',
  definition: 'Reference links are not allowed. Write [text](address) instead.',
  footnoteReference: 'Footnotes are not allowed. Cite a source with :cite[key].',
  footnoteDefinition: 'Footnotes are not allowed. Cite a source with :cite[key].',
  inlineCode: "Code isn't supported. Remove the backticks.",
  code: "Code blocks aren't supported. Remove the indentation or the fence.",
  delete: 'Crossed-out text is not allowed. Remove the text or the tildes.',
  thematicBreak: 'Horizontal rules are not allowed. Use a heading.',
  blockquote: 'Quotes with > are not allowed. Use :::quote.',
  yaml: 'Fields between "---" are allowed only at the top of the file. Remove these.',
  table:
    "A table isn't allowed here. Start it at the left margin, with a blank line before and after it.",
  list: "A list isn't allowed here. Start it at the left margin, with a blank line before and after it.",
  heading: "A heading isn't allowed here. Put it at the left margin, outside of blocks and lists.",
};

export const getUnsupportedMessage = ({ type }: { type: string }) =>
  messages[type] ?? `"${type}" isn't supported. Remove it.`;
