import svgr from 'vite-plugin-svgr';

type Options = NonNullable<Parameters<typeof svgr>[0]>['svgrOptions'];
type Template = NonNullable<NonNullable<Options>['template']>;

/** What we change of Babel's JSX nodes. */
interface Tag {
  name: { name: string };
  attributes: { type: string; name?: { name: string }; value?: { value: string } }[];
}
interface Element {
  openingElement: Tag;
  closingElement: Tag | null;
  children: { openingElement?: Tag }[];
}

/**
 * Lets components import SVG files:
 *
 *   import Jar from './jar.svg?react'    the drawing, an <svg>
 *   import Jar from './jar.svg?shapes'   its shapes in a <g>, to use inside another drawing
 */
export function svgDrawings() {
  const jsxRuntime = 'automatic';
  return [
    svgr({ svgrOptions: { jsxRuntime, template: drawing } }),
    svgr({ include: '**/*.svg?shapes', svgrOptions: { jsxRuntime, template: shapes } }),
  ];
}

/** Leaves out the title, which would show as a tooltip, and the namespace, which HTML doesn't need. */
const drawing: Template = ({ componentName, props, jsx, exports }, { tpl }) => {
  const svg: Element = jsx;
  const { openingElement: tag, children } = svg;
  svg.children = children.filter(({ openingElement }) => openingElement?.name.name !== 'title');
  tag.attributes = tag.attributes.filter(({ name }) => name?.name !== 'xmlns');
  return tpl`const ${componentName} = (${props}) => ${jsx}; ${exports}`;
};

const propsSpread = {
  type: 'JSXSpreadAttribute',
  argument: { type: 'Identifier', name: 'props' },
};

/** A <g> gets none of the attributes of the <svg>, only props. The viewBox is exported. */
const shapes: Template = (variables, context) => {
  const { openingElement: tag, closingElement }: Element = variables.jsx;
  const viewBox = tag.attributes.find(({ name }) => name?.name === 'viewBox')?.value?.value;
  tag.attributes = [propsSpread];
  tag.name.name = 'g';
  if (closingElement) closingElement.name.name = 'g';
  const viewBoxExport = context.tpl(`export const viewBox = "${viewBox}"`);
  return [drawing(variables, context), viewBoxExport].flat();
};
