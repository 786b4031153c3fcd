import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server on loopback that answers nothing to an email until it lets go. */
export type HoldingMailServer = {
  readonly url: string;
  /** the recipients of the emails that it has been handed */
  readonly handed: readonly string[];
  /** the recipients of those that it has taken; their sender was still there */
  readonly taken: readonly string[];
  /** Takes what waits, and everything that comes. */
  letGo(): void;
  close(): Promise<void>;
};

export async function aHoldingMailServer(): Promise<HoldingMailServer> {
  const handed: string[] = [];
  const taken: string[] = [];
  const left = new Set<string>();
  const { promise: mayGo, resolve: letGo } = Promise.withResolvers<void>();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onClose: ({ id }) => void left.add(id),
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      stream.resume();
      stream.on('end', async () => {
        handed.push(...recipients);
        await mayGo;
        if (!left.has(session.id)) taken.push(...recipients);
        done();
      });
    },
  });
  // A sender that is killed breaks its connection off.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    handed,
    taken,
    letGo,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
