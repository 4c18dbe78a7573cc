export interface Problem {
  file: string;
  line: number;
  message: string;
}

export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'));
    this.problems = problems;
  }
}

export function compileAll<Compiled>(
  files: Readonly<Record<string, string>>,
  compile: (id: string, source: string) => Compiled,
): Compiled[] {
  const compiled: Compiled[] = [];
  const problems = Object.entries(files).flatMap(([id, source]) =>
    collectProblems(() => compiled.push(compile(id, source))),
  );
  if (problems.length > 0) throw new ContentError(problems);
  return compiled;
}

export function collectProblems(read: () => unknown): readonly Problem[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}
