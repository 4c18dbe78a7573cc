/** The shapes of a drawing in a `<g>`: see vite.drawings.ts. */
declare module '*.svg?shapes' {
  const Shapes: import('react').FunctionComponent<import('react').ComponentProps<'g'>>;
  export const viewBox: string;
  export default Shapes;
}
