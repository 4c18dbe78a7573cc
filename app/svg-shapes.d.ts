/** vite.drawings.ts puts the shapes of the drawing in a `<g>`. */
declare module '*.svg?shapes' {
  const Shapes: import('react').FunctionComponent<import('react').ComponentProps<'g'>>;
  export const viewBox: string;
  export default Shapes;
}
