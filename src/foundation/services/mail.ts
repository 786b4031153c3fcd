import { createTransport } from 'nodemailer';

export type MailAddress = { readonly name: string; readonly address: string };

/** A message, written and ready to leave. */
export type Mail = {
  /** without angle brackets; the same for every attempt, so that who got the first one recognises the second */
  readonly messageId?: string;
  readonly from: MailAddress;
  readonly to: string;
  /** where answers go, unless they go to the sender */
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly {
    readonly filename: string;
    readonly content: Uint8Array;
    readonly contentType: string;
    /** by which the markup shows it; left out for one that is only attached */
    readonly cid?: string;
  }[];
};

/** Sends mail; throws when the server did not accept the message, which may then be retried. */
export type MailSender = {
  send(mail: Mail): Promise<void> /** What is being sent is given up. */;
  close(): void;
};

const SENDING_ENDS_WITHIN_MS = 60_000;

/**
 * Mail by SMTP, over at most two connections that stay open; `?tls=required` in the address refuses a server that does not encrypt, `?tls=none` asks it not to. A server that says nothing for half a minute is given up, and after a minute one
 * that says something now and then: sending throws, and the connection is closed.
 */
export function createSmtpSender(url: string, endsWithinMs = SENDING_ENDS_WITHIN_MS): MailSender {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url);
  const encryption = searchParams.get('tls');
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    pool: true,
    maxConnections: 2,
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: encryption === 'required',
    ignoreTLS: encryption === 'none',
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const closing = new AbortController();
  return {
    async send({ attachments = [], messageId, ...mail }) {
      await transport.sendMail({
        ...mail,
        ...(messageId === undefined ? {} : { messageId: `<${messageId}>` }),
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(endsWithinMs)]),
        attachments: attachments.map((file) => ({ ...file, content: Buffer.from(file.content) })),
      });
    },
    close() {
      closing.abort();
      transport.close();
    },
  };
}
