/** One thing that is wrong in a content file. */
export interface Problem {
  file: string;
  line: number;
  /** What is wrong, and what to do about it. */
  message: string;
}

/** Stops the build. Lists every problem that was found, so that one run shows all of them. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'));
    this.problems = problems;
  }
}

/** Compiles every file, and throws the problems of all of them at once. */
export function compileAll<Compiled>(
  files: Readonly<Record<string, string>>,
  compile: (id: string, source: string) => Compiled,
): Compiled[] {
  const compiled: Compiled[] = [];
  const problems = Object.entries(files).flatMap(([id, source]) =>
    problemsFrom(() => compiled.push(compile(id, source))),
  );
  if (problems.length > 0) throw new ContentError(problems);
  return compiled;
}

/** The problems that a reader ends with. */
export function problemsFrom(read: () => unknown): readonly Problem[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}
