import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { createSmtpSender, type Mail } from './mail.ts';

const mail: Mail = {
  from: { name: 'Pistone', address: 'ordini@pistone.example' },
  to: 'mario@example.test',
  subject: 'Il tuo ordine è arrivato',
  html: '<p>Grazie!</p>',
  text: 'Grazie!',
  attachments: [{ filename: 'ordine.txt', content: Buffer.from('1001'), contentType: 'text/plain' }],
};

type Answer = { refuse?: boolean };

async function aMailServer({ refuse = false }: Answer = {}) {
  const taken: { to: string[]; user: string; source: string }[] = [];
  const server = new SMTPServer({
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    authOptional: true,
    onAuth: ({ username, password }, _session, done) =>
      done(password === 'p@ss' ? null : new Error('wrong password'), { user: username }),
    onData(stream, session, done) {
      void buffer(stream).then((source) => {
        if (refuse) return done(new Error('full'));
        taken.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          user: session.user ?? '',
          source: source.toString(),
        });
        done();
      });
    },
  });
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  onTestFinished(() => new Promise<void>((done) => server.close(done)));
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { port: address.port, taken };
}

function senderFor(url: string) {
  const sender = createSmtpSender(url);
  onTestFinished(() => sender.close());
  return sender;
}

test('a mail arrives with its text, its markup and its attachment', async () => {
  const { port, taken } = await aMailServer();
  await senderFor(`smtp://negozio:p%40ss@127.0.0.1:${port}`).send(mail);
  expect(taken).toEqual([expect.objectContaining({ to: ['mario@example.test'], user: 'negozio' })]);
  const source = taken[0]?.source ?? '';
  expect(source).toContain('From: Pistone <ordini@pistone.example>');
  expect(source).toContain('text/html');
  expect(source).toContain('ordine.txt');
});

test('an email that the server does not take is an error, so that it is retried', async () => {
  const { port } = await aMailServer({ refuse: true });
  await expect(senderFor(`smtp://127.0.0.1:${port}`).send(mail)).rejects.toThrow(/full/);
});

test('a server that is not there is an error', async () => {
  await expect(senderFor('smtp://127.0.0.1:9').send(mail)).rejects.toThrow(/ECONNREFUSED/);
});

test('a server that speaks now and then but does not take the mail is given up', async () => {
  // A line goes on as long as no line of it is the last.
  const server = createServer((socket) => {
    socket.on('error', () => {});
    const speak = () => socket.write('220-patience\r\n', () => setImmediate(speak));
    speak();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const sender = createSmtpSender(`smtp://127.0.0.1:${port}`, 300);
  await expect(sender.send(mail)).rejects.toThrow();
  sender.close();
});

test('closing the sender gives up what a silent server holds', async () => {
  const server = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const sender = createSmtpSender(`smtp://127.0.0.1:${port}`);
  const connected = once(server, 'connection');
  const sending = sender.send(mail);
  await connected;
  sender.close();
  await expect(sending).rejects.toThrow();
});
