import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { aMailbox, type TestMailbox } from '#tests/factories/a-mailbox.ts';
import { MailboxError, type OpenFolder, readMailbox } from './mailbox.ts';

let mailbox: TestMailbox;

beforeAll(async () => {
  mailbox = await aMailbox();
});

afterAll(() => mailbox.close());

const message = (subject: string, text = 'Buongiorno') =>
  `From: Mario <mario@example.test>\r\nTo: info@shop.test\r\nSubject: ${subject}\r\n\r\n${text}\r\n`;

const subjectsFrom = (fromUid: number) =>
  readMailbox(mailbox.access, async (folder) => {
    const subjects: string[] = [];
    for (const uid of await folder.find({ fromUid })) {
      const source = (await folder.fetch(uid, 10_000))?.source.toString() ?? '';
      subjects.push(/Subject: (.*)\r/.exec(source)?.[1] ?? '');
    }
    return subjects;
  });

const problemOf = (reading: Promise<unknown>) =>
  reading.then(
    () => null,
    (error: unknown) => (error instanceof MailboxError ? error.problem : error),
  );

test('messages are found from a number on and come as they lie there', async () => {
  const { uidNext } = await readMailbox(mailbox.access, async ({ uidNext }) => ({ uidNext }));
  expect(await subjectsFrom(uidNext)).toEqual([]);
  await mailbox.deliver(message('Uno'));
  await mailbox.deliver(message('Due'));
  expect(await subjectsFrom(uidNext)).toEqual(['Uno', 'Due']);
  expect(await subjectsFrom(uidNext + 1)).toEqual(['Due']);
  expect(await subjectsFrom(uidNext + 2)).toEqual([]);
});

test('of a message that is too large the head alone comes, and its size', async () => {
  const { uidNext } = await readMailbox(mailbox.access, async ({ uidNext }) => ({ uidNext }));
  await mailbox.deliver(message('Foto', 'x'.repeat(60_000)));
  const fetched = await readMailbox(mailbox.access, (folder: OpenFolder) => folder.fetch(uidNext, 50_000));
  expect(fetched).toMatchObject({ isWhole: false });
  expect(fetched?.bytes).toBeGreaterThan(60_000);
  expect(fetched?.source.toString()).toMatch(/Subject: Foto\r\n/);
  expect(fetched?.source.length).toBeLessThan(1000);
});

test('a server that numbers its messages anew says so, and they are found by their day', async () => {
  await mailbox.deliver(message('Prima'));
  const validity = () => readMailbox(mailbox.access, async ({ uidValidity }) => uidValidity);
  const before = await validity();
  await mailbox.renumber();
  expect(await validity()).not.toBe(before);
  const found = await readMailbox(mailbox.access, (folder) => folder.find({ since: new Date() }));
  expect(found.length).toBeGreaterThan(0);
});

test('a wrong password, a folder that is not there, a host that does not exist and a port that nobody hears are told apart', async () => {
  const read = (access: Partial<TestMailbox['access']>) =>
    problemOf(readMailbox({ ...mailbox.access, ...access }, async () => {}));
  expect(await read({ password: 'sbagliata' })).toBe('log-in');
  expect(await read({ folder: 'Clienti' })).toBe('folder');
  expect(await read({ host: 'imap.invalid' })).toBe('host');
  expect(await read({ port: 1 })).toBe('refused');
});

test('a server without encryption gets no password where encryption is asked for', async () => {
  const said: string[] = [];
  const server = createServer((socket: Socket) => {
    socket.on('error', () => {});
    socket.write('* OK [CAPABILITY IMAP4rev1 AUTH=PLAIN] pronto\r\n');
    socket.on('data', (data: Buffer) => {
      const text = data.toString();
      said.push(text);
      socket.write(`${text.split(' ')[0]} OK fatto\r\n`);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const access = { ...mailbox.access, port, security: 'starttls' } as const;
  expect(await problemOf(readMailbox(access, async () => {}, 5000))).toBe('encryption');
  expect(said.join('')).not.toMatch(/AUTHENTICATE|LOGIN/i);
});

test('a server that says nothing is given up in time', async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket.on('error', () => {}))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  expect(await problemOf(readMailbox({ ...mailbox.access, port }, async () => {}, 300))).toBe('timeout');
});
