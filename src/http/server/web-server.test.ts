import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { openPort } from './web-server.ts';

async function aServer() {
  const waiting: ServerResponse[] = [];
  const web = await openPort(0, (request, response) => {
    if (request.url === '/slow') waiting.push(response);
    else response.end('quick');
  });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const ask = async (path: string) => {
    const [response]: IncomingMessage[] = await once(get({ port: web.port, path, agent }), 'response');
    if (!response) throw new Error('no answer');
    return { text: await text(response), connection: response.headers.connection };
  };
  return { web, waiting, ask };
}

test('closing lets a running request finish and ends idle connections', async () => {
  const { web, waiting, ask } = await aServer();
  await ask('/');
  const running = ask('/slow');
  await expect.poll(() => waiting.length).toBe(1);
  const closed = web.close(5000);
  waiting[0]?.end('finished');
  expect((await running).text).toBe('finished');
  await closed;
  await expect(ask('/')).rejects.toThrow(/ECONNREFUSED|ECONNRESET|hang up/);
});

test('a request that does not end is cut off in time', async () => {
  const { web, waiting, ask } = await aServer();
  const running = expect(ask('/slow')).rejects.toThrow(/hang up|ECONNRESET/);
  await expect.poll(() => waiting.length).toBe(1);
  await web.close(20);
  await running;
});

test('a port that is taken is an error with its code', async () => {
  const { web } = await aServer();
  await expect(openPort(web.port, () => {})).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await web.close(10);
});
