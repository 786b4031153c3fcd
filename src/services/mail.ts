import { createTransport } from 'nodemailer';

export type MailAddress = { readonly name: string; readonly address: string };

/** A message, written and ready to leave. */
export type Mail = {
  readonly from: MailAddress;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly {
    readonly filename: string;
    readonly content: Uint8Array;
    readonly contentType: string;
  }[];
};

/** Sends mail; throws when the message was not taken, and then it may be sent again. */
export type MailSender = { send(mail: Mail): Promise<void>; close(): void };

/** Mail by SMTP, over at most two connections that are kept open; nothing waits longer than half a minute. */
export function createSmtpSender(url: string): MailSender {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    pool: true,
    maxConnections: 2,
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ attachments = [], ...mail }) {
      await transport.sendMail({
        ...mail,
        attachments: attachments.map((file) => ({ ...file, content: Buffer.from(file.content) })),
      });
    },
    close: () => transport.close(),
  };
}
