/** With `?shapes`, vite.drawings.ts puts the drawing's shapes in a `<g>` instead of an `<svg>`. */
declare module '*.svg?shapes' {
  const Shapes: import('react').FunctionComponent<import('react').ComponentProps<'g'>>;
  export const viewBox: string;
  export default Shapes;
}
