import type { Refusal, RequestName, Requests, Responses } from '#editor/contract.ts';

class RequestError extends Error {
  override name = 'RequestError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** Sends a request to the editor's server. Rejects with an error that `toRefusal` explains. */
export async function callApi<Name extends RequestName>(
  name: Name,
  request: Requests[Name],
): Promise<Responses[Name]> {
  const response = await fetch(`/api/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  }).catch(() => {
    throw new Error(
      'The editor’s server does not respond, so nothing was saved. Check that “npm run edit” is still running.',
    );
  });
  const result = await response.json();
  if (!response.ok) throw new RequestError(result);
  return result;
}

/** Turns any error into a message to show. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof RequestError) return error.refusal;
  return { message: error instanceof Error ? error.message : String(error), problems: [] };
}
