/** The least that a handler can do and still keep its promise: one line, one sync, one answer. */
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';

const file = await open(process.argv[2] ?? 'bench.log', 'a');

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  await file.appendFile(`${Buffer.concat(chunks).toString()}\n`);
  await file.sync();
  response.setHeader('content-type', 'application/json');
  response.end('{"success":true,"id":"1"}');
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  process.stdout.write(`http://127.0.0.1:${address.port}\n`);
});
process.once('SIGTERM', () => process.exit());
