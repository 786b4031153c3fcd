import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSocketServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createPeerClient } from './peer-client.ts';

const ofThisMachine = (address: string) => /^(127\.|::1$)/.test(address);

function aClient(allowed = ofThisMachine, waitMs = 2000) {
  const client = createPeerClient({ allowed, waitMs });
  onTestFinished(() => client.close());
  return client;
}

async function aPeer(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

test('a text arrives as it was given, and the answer comes back', async () => {
  const heard: string[] = [];
  const port = await aPeer(async (request, answer) => {
    let body = '';
    for await (const piece of request) body += piece;
    heard.push(String(request.headers['content-type']), body);
    answer.writeHead(202, { 'x-note': 'yes' }).end('taken');
  });
  const result = await aClient().post(
    `http://localhost:${port}/hook`,
    { 'content-type': 'application/json' },
    '{"è":1}',
  );
  expect(heard).toEqual(['application/json', '{"è":1}']);
  expect(result).toMatchObject({ ok: true, status: 202, body: 'taken', headers: { 'x-note': 'yes' } });
});

test('a redirect is an answer, not a way', async () => {
  let calls = 0;
  const port = await aPeer((_request, answer) => {
    calls += 1;
    answer.writeHead(302, { location: '/elsewhere' }).end();
  });
  expect(await aClient().post(`http://127.0.0.1:${port}/`, {}, '')).toMatchObject({ ok: true, status: 302 });
  expect(calls).toBe(1);
});

test('of an endless answer the beginning is read', async () => {
  const port = await aPeer((_request, answer) => {
    const more = () => {
      while (!answer.destroyed && answer.write('x'.repeat(65_536)));
    };
    answer.on('drain', more);
    more();
  });
  const result = await aClient().post(`http://127.0.0.1:${port}/`, {}, '');
  expect(result).toMatchObject({ ok: true, status: 200 });
  expect(result.ok && result.body.length).toBe(16_384);
});

test('who does not answer in time is left', async () => {
  const port = await aPeer(() => {});
  const result = await aClient(ofThisMachine, 200).post(`http://127.0.0.1:${port}/`, {}, '');
  expect(result).toEqual({ ok: false, error: { code: 'too-late' } });
});

test('an answer that is not HTTP is named, and so is nobody at all', async () => {
  const server = createSocketServer((socket) => void socket.resume().end('nonsense\r\n\r\n')).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const client = aClient();
  expect(await client.post(`http://127.0.0.1:${port}/`, {}, '')).toEqual({
    ok: false,
    error: { code: 'broken-answer' },
  });
  server.close();
  await once(server, 'close');
  expect(await client.post(`http://127.0.0.1:${port}/`, {}, '')).toEqual({
    ok: false,
    error: { code: 'unreachable' },
  });
});

test.each([
  'http://127.0.0.1:9/',
  'http://[::1]:9/',
  'http://10.0.0.1/',
  'http://169.254.169.254/latest',
  'http://localhost:9/',
])('nothing is sent into the private network: %s', async (url) => {
  expect(await aClient(() => false).post(url, {}, '')).toEqual({
    ok: false,
    error: { code: 'private-address' },
  });
});
