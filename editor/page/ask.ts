import type { Answers, Refusal, RequestName, Requests } from '#editor/contract.ts';

/** Something that the editor's server did not do, with its reasons. */
export class Unanswered extends Error {
  override name = 'Unanswered';
  readonly problems: Refusal['problems'];

  constructor({ message, problems }: Refusal) {
    super(message);
    this.problems = problems;
  }
}

/** Asks the editor's server. */
export async function ask<Name extends RequestName>(
  name: Name,
  request: Requests[Name],
): Promise<Answers[Name]> {
  const response = await fetch(`/api/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  }).catch(() => {
    throw new Unanswered({
      message:
        'The editor does not answer, and nothing was saved. Is “npm run edit” still running?',
      problems: [],
    });
  });
  const answer = await response.json();
  if (!response.ok) throw new Unanswered(answer);
  return answer;
}

/** What to tell whoever edits about something that went wrong. */
export const reasonOf = (error: unknown): Refusal =>
  error instanceof Unanswered
    ? { message: error.message, problems: error.problems }
    : { message: String(error), problems: [] };
