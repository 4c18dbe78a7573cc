import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { getRaw, openSocket, readAll, statusOf } from '#server/http/testing/test-server.ts';
import { servers } from '#server/testing/servers.ts';

const { start } = servers();

async function ask(port: number, path: string) {
  const socket = await openSocket(port);
  const answer = readAll(socket);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return answer;
}

describe('a stop', () => {
  it('lets requests in flight finish, takes no new ones, and exits with 0', async () => {
    const { child, exit, port, inFlight, log } = await start();
    const answers = Array.from({ length: 5 }, () => ask(port, '/blog?slow'));
    await inFlight(5);
    const idle = await openSocket(port);
    idle.resume();
    child.kill('SIGTERM');
    // A connection that a browser opened in advance must not hold up the stop.
    await once(idle, 'close');
    await expect.poll(() => openSocket(port).catch(String)).toMatch('ECONNREFUSED');
    child.send('go on');
    for (const answer of await Promise.all(answers)) {
      expect(statusOf(answer)).toBe(200);
      expect(answer).toContain('Rendered');
      expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
    }
    expect(await exit).toBe(0);
    expect(log()).toContain('"msg":"stopped"');
  });

  it('does not wait for half a request', async () => {
    const { child, exit, port } = await start({ HEADERS_TIMEOUT: '200' });
    const socket = await openSocket(port);
    socket.write('GET / HTTP/1.1\r\n');
    // Whatever it is answered in so short a time: the half before it has arrived by then.
    await getRaw(port, '/about');
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
  });

  it('is forced by a second signal', async () => {
    const { child, exit, port, inFlight } = await start();
    ask(port, '/blog?slow');
    await inFlight(1);
    const idle = await openSocket(port);
    idle.resume();
    child.kill('SIGTERM');
    await once(idle, 'close');
    child.kill('SIGTERM');
    expect(await exit).toBe(1);
  });

  it('is forced by the deadline', async () => {
    const { child, exit, port, inFlight, log } = await start({ SHUTDOWN_DEADLINE_SECONDS: '1' });
    ask(port, '/blog?slow');
    await inFlight(1);
    child.kill('SIGINT');
    expect(await exit).toBe(1);
    expect(log()).toContain('did not finish before the deadline');
  });

  it('cuts no answer short under load', async () => {
    const { child, exit, port } = await start();
    let answered = 0;
    const load = Array.from({ length: 8 }, async () => {
      for (;;) {
        const response = await fetch(`http://127.0.0.1:${port}/about`).catch(() => undefined);
        if (!response) return;
        expect(response.status).toBe(200);
        expect(await response.text()).toContain('About us.');
        answered += 1;
        if (answered === 200) child.kill('SIGTERM');
      }
    });
    await Promise.all(load);
    expect(await exit).toBe(0);
    expect(answered).toBeGreaterThanOrEqual(200);
  });
});
