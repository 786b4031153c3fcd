import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server on loopback that takes emails, or refuses them while `refusing` is set. */
export type TestMailServer = {
  readonly url: string;
  /** the letters as they came over the line */
  readonly emails: readonly { readonly to: readonly string[]; readonly raw: string }[];
  refusing: boolean;
  close(): Promise<void>;
};

export async function aMailServer(): Promise<TestMailServer> {
  const emails: { to: string[]; raw: string }[] = [];
  const made = { refusing: false };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => {
        raw += chunk.toString('utf8');
      });
      stream.on('end', () => {
        if (made.refusing) return done(Object.assign(new Error('try again later'), { responseCode: 451 }));
        emails.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        return done();
      });
    },
  });
  // A sender that is killed breaks its connection off.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(made, {
    url: `smtp://127.0.0.1:${port}`,
    emails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
