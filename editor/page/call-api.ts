import {
  type ErrorReport,
  RequestError,
  type RequestName,
  type Requests,
  type Responses,
} from '#editor/contract.ts';

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
      'The editor’s server isn’t responding, so nothing was saved. Check that “npm run edit” is still running.',
    );
  });
  const result = await response.json();
  if (!response.ok) throw new RequestError(response.status, result.message, result.problems);
  return result;
}

export const toErrorReport = (error: unknown): ErrorReport => ({
  message: error instanceof Error ? error.message : String(error),
  problems: error instanceof RequestError ? error.problems : [],
});
