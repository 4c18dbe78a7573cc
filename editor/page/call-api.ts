import type { ErrorReport, RequestName, Requests, Responses } from '#editor/contract.ts';

class RequestError extends Error {
  override name = 'RequestError';
  readonly errorReport: ErrorReport;

  constructor(errorReport: ErrorReport) {
    super(errorReport.message);
    this.errorReport = errorReport;
  }
}

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
  if (!response.ok) throw new RequestError(result);
  return result;
}

export function toErrorReport(error: unknown): ErrorReport {
  if (error instanceof RequestError) return error.errorReport;
  return { message: error instanceof Error ? error.message : String(error), problems: [] };
}
