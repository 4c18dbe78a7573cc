import { Document, Scalar } from 'yaml';

/** Every value is a text, on one line; see library/yaml/read.ts. */
const layout = { lineWidth: 0, flowCollectionPadding: false } as const;

const written = (value: unknown, flow: boolean) => {
  const document = new Document(undefined, { schema: 'failsafe' });
  document.contents = document.createNode(value, { flow, aliasDuplicateObjects: false });
  return document.toString(layout).trimEnd();
};

/** Fields and items below each other. */
export const blockText = (value: unknown) => written(value, false);

/** Items in brackets. */
export const flowText = (value: unknown) => written(value, true);

/** A text in the quotes it had; with quotes where it needs them. */
export function scalarText(value: string, was: Scalar.Type | undefined): string {
  const scalar = new Scalar(value);
  if (was === 'QUOTE_DOUBLE' || was === 'QUOTE_SINGLE') scalar.type = was;
  return written(scalar, false);
}
