import svgr from 'vite-plugin-svgr';

type Options = NonNullable<Parameters<typeof svgr>[0]>['svgrOptions'];
type Template = NonNullable<NonNullable<Options>['template']>;

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
    svgr({ svgrOptions: { jsxRuntime, template: drawingTemplate } }),
    svgr({ include: '**/*.svg?shapes', svgrOptions: { jsxRuntime, template: shapesTemplate } }),
  ];
}

/** Leaves out the title, which would show as a tooltip, and the namespace, which HTML doesn't need. */
const drawingTemplate: Template = ({ componentName, props, jsx, exports }, { tpl }) => {
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

const shapesTemplate: Template = (variables, context) => {
  const { openingElement: tag, closingElement }: Element = variables.jsx;
  const viewBox = tag.attributes.find(({ name }) => name?.name === 'viewBox')?.value?.value;
  tag.attributes = [propsSpread];
  tag.name.name = 'g';
  if (closingElement) closingElement.name.name = 'g';
  const viewBoxExport = context.tpl(`export const viewBox = "${viewBox}"`);
  return [drawingTemplate(variables, context), viewBoxExport].flat();
};
