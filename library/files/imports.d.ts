/** See modules.ts. What a YAML file holds is unknown until its schema has seen it. */
declare module '*.yaml' {
  const data: unknown;
  export default data;
}

/** Where the file marks values as invented: the way to each, name by name. */
declare module '*.yaml?placeholders' {
  const marks: readonly (readonly (string | number)[])[];
  export default marks;
}

declare module '*.md' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}

/** Made of site.yaml and business.yaml, and of the centers of ZIP codes. */
declare module '*.yaml?zips' {
  const zips: import('#library/delivery/reach.ts').ZipList;
  export default zips;
}
