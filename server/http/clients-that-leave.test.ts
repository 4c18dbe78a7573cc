import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getRaw,
  makeTestBuild,
  openSocket,
  readAll,
  startTestServer,
  statusOf,
  type TestServer,
} from '#server/http/testing/test-server.ts';
import { functionPath } from '#server/inquiry/routes.ts';
import { startTestService } from '#server/inquiry/testing/service.ts';

let build: Awaited<ReturnType<typeof makeTestBuild>>;
let inquiries: Awaited<ReturnType<typeof startTestService>>;
let server: TestServer;

beforeAll(async () => {
  build = await makeTestBuild();
  inquiries = await startTestService();
  server = await startTestServer({
    buildFolder: build.folder,
    limits: { headersTimeout: 150, requestTimeout: 300 },
    startInquiries: async () => inquiries.service,
  });
});

afterAll(async () => {
  await server.close();
  await build.remove();
});

const half = `POST ${functionPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`;

/** What the log says of the inquiry, once it has said something. */
async function linesAfter(work: () => Promise<unknown>): Promise<string[]> {
  const before = server.logs.length;
  await work();
  const lines = () => server.logs.slice(before).filter((line) => line.includes('inquiry'));
  await expect.poll(() => lines().length, { timeout: 10_000 }).toBeGreaterThan(0);
  return lines();
}

const oneLine = [expect.stringMatching(/^\{"level":"info"(?!.*stack).*left before/)];

describe('a client that sends half an inquiry', () => {
  it('and leaves is told of in one line, and is no fault of the program', async () => {
    const lines = await linesAfter(async () => {
      const socket = await openSocket(server.port);
      socket.write(half);
      // Answered after what was written before it, so that the half is in the hands of the server.
      await getRaw(server.port, '/health');
      socket.destroy();
      await once(socket, 'close');
    });
    expect(lines).toEqual(oneLine);
  });

  it('and then nothing gets a 408, and is no fault of the program either', async () => {
    const lines = await linesAfter(async () => {
      const socket = await openSocket(server.port);
      const answer = readAll(socket);
      socket.write(half);
      expect(statusOf(await answer)).toBe(408);
    });
    expect(lines).toEqual(oneLine);
  });
});
