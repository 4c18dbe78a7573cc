import type { Answers, Refusal, RequestName, Requests } from '#editor/contract.ts';

class Unanswered extends Error {
  override name = 'Unanswered';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** Asks the editor's server; rejects with a reason to show. */
export async function ask<Name extends RequestName>(
  name: Name,
  request: Requests[Name],
): Promise<Answers[Name]> {
  const response = await fetch(`/api/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  }).catch(() => {
    throw new Error(
      'The editor does not answer, and nothing was saved. Is “npm run edit” still running?',
    );
  });
  const answer = await response.json();
  if (!response.ok) throw new Unanswered(answer);
  return answer;
}

/** What to show about something that went wrong. */
export function reasonOf(error: unknown): Refusal {
  if (error instanceof Unanswered) return error.refusal;
  return { message: error instanceof Error ? error.message : String(error), problems: [] };
}
