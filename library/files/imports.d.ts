/** See modules.ts. What a YAML file holds is unknown until its schema has seen it. */
declare module '*.yaml' {
  const data: unknown;
  export default data;
}

declare module '*.md' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
