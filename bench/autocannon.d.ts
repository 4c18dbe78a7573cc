/** The part of autocannon that the benchmarks use; the package brings no types. */
declare module 'autocannon' {
  interface Request {
    headers?: Record<string, string>;
    body?: string;
  }

  interface Options extends Request {
    url: string;
    connections: number;
    duration: number;
    method: string;
    requests: { setupRequest: (request: Request) => Request }[];
  }

  interface Result {
    requests: { average: number };
    latency: { p99: number };
    non2xx: number;
    errors: number;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
