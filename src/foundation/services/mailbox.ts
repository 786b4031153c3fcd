import { ImapFlow } from 'imapflow';

/** How the connection to a mailbox is encrypted: from its beginning, once it is open, or not at all. */
export type MailboxSecurity = 'tls' | 'starttls' | 'none';

/** A folder of a mailbox, and who reads it. */
export type MailboxAccess = {
  readonly host: string;
  readonly port: number;
  readonly security: MailboxSecurity;
  readonly user: string;
  readonly password: string;
  readonly folder: string;
};

/** Why a mailbox could not be read. */
export type MailboxProblem = 'log-in' | 'host' | 'refused' | 'timeout' | 'encryption' | 'folder' | 'other';

/** A message as it lies in the folder; of one that is too large the head alone. */
export type FetchedMessage = {
  readonly uid: number;
  readonly bytes: number;
  readonly receivedAt: Date;
  readonly source: Buffer;
  readonly isWhole: boolean;
};

export type OpenFolder = {
  /** another one means that the server has numbered its messages anew */
  readonly uidValidity: string;
  /** what the next message will be numbered with */
  readonly uidNext: number;
  readonly messages: number;
  /** the numbers of messages from one on, or of a day and later; ascending */
  find(which: { readonly fromUid: number } | { readonly since: Date }): Promise<readonly number[]>;
  /** null where it has been deleted meanwhile */
  fetch(uid: number, wholeUpToBytes: number): Promise<FetchedMessage | null>;
};

/** An error of a mailbox with its reason, and what the server said. */
export class MailboxError extends Error {
  override readonly name = 'MailboxError';
  readonly problem: MailboxProblem;
  constructor(problem: MailboxProblem, said: string) {
    super(said);
    this.problem = problem;
  }
}

const ENDS_WITHIN_MS = 180_000;

/**
 * Opens a folder for reading alone, hands it to `use`, and closes the connection. Nothing of the mailbox changes: messages stay unread. Throws a
 * `MailboxError` where the server is away, refuses, or says nothing until the end of the time given.
 */
export async function readMailbox<Result>(
  access: MailboxAccess,
  use: (folder: OpenFolder) => Promise<Result>,
  endsWithinMs = ENDS_WITHIN_MS,
): Promise<Result> {
  const { host, port, security, user, password, folder } = access;
  const client = new ImapFlow({
    host,
    port,
    secure: security === 'tls',
    doSTARTTLS: security === 'tls' ? undefined : security === 'starttls',
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: Math.min(10_000, endsWithinMs),
    greetingTimeout: Math.min(10_000, endsWithinMs),
    socketTimeout: Math.min(30_000, endsWithinMs),
  });
  let broken: unknown = null;
  // What breaks between two commands is reported by the next one.
  client.on('error', (error: unknown) => {
    broken ??= error;
  });
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new MailboxError('timeout', '')), endsWithinMs);
  try {
    return await Promise.race([late, run()]);
  } catch (error) {
    throw isOfMailbox(error) ? mailboxErrorOf(broken ?? error) : error;
  } finally {
    clearTimeout(timer);
    client.close();
  }

  async function run(): Promise<Result> {
    await client.connect();
    const box = await client.mailboxOpen(folder, { readOnly: true }).catch((error: unknown) => {
      throw isNo(error) ? new MailboxError('folder', saidIn(error)) : error;
    });
    return use({
      uidValidity: String(box.uidValidity),
      uidNext: box.uidNext,
      messages: box.exists,
      async find(which) {
        const asked = 'since' in which ? { since: which.since } : { uid: `${which.fromUid}:*` };
        const found = (await client.search(asked, { uid: true })) || [];
        // `5:*` names the last message even where its number is lower.
        const least = 'fromUid' in which ? which.fromUid : 0;
        return found.filter((uid) => uid >= least).toSorted((one, other) => one - other);
      },
      async fetch(uid, wholeUpToBytes) {
        const at = String(uid);
        const head = await client.fetchOne(at, { size: true, internalDate: true }, { uid: true });
        if (!head) return null;
        const bytes = head.size ?? 0;
        const isWhole = bytes <= wholeUpToBytes;
        const read = await client.fetchOne(at, isWhole ? { source: true } : { headers: true }, { uid: true });
        const source = read ? (isWhole ? read.source : read.headers) : undefined;
        if (!source) return null;
        return { uid, bytes, receivedAt: new Date(head.internalDate ?? Date.now()), source, isWhole };
      },
    });
  }
}

type Facts = Readonly<Record<string, unknown>>;
const factsOf = (error: unknown): Facts =>
  error instanceof Error ? { ...error, message: error.message } : {};

/** The server has answered a command with no. */
const isNo = (error: unknown) => factsOf(error).responseStatus === 'NO';

const LONGEST_SAID = 300;
function saidIn(error: unknown): string {
  const { responseText } = factsOf(error);
  return (typeof responseText === 'string' ? responseText : '').slice(0, LONGEST_SAID);
}

/** Errors of the library and of the connection carry a code or an answer; others are bugs, or of the database. */
function isOfMailbox(error: unknown): boolean {
  if (error instanceof MailboxError) return true;
  const facts = factsOf(error);
  if ('severity' in facts) return false;
  return (
    'code' in facts || 'responseStatus' in facts || 'authenticationFailed' in facts || 'tlsFailed' in facts
  );
}

const codes: Readonly<Record<string, MailboxProblem>> = {
  ENOTFOUND: 'host',
  ECONNREFUSED: 'refused',
  ECONNRESET: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  NoConnection: 'refused',
  EConnectionClosed: 'refused',
  ClosedAfterConnectText: 'refused',
  ClosedAfterConnectTLS: 'refused',
  ETIMEDOUT: 'timeout',
  ETIMEOUT: 'timeout',
  CONNECT_TIMEOUT: 'timeout',
  GREETING_TIMEOUT: 'timeout',
  UPGRADE_TIMEOUT: 'encryption',
  STARTTLS_INJECTION: 'encryption',
  MissingServerExtension: 'encryption',
  EPROTO: 'encryption',
  NotFound: 'folder',
};

function mailboxErrorOf(error: unknown): MailboxError {
  if (error instanceof MailboxError) return error;
  const facts = factsOf(error);
  const said = saidIn(error);
  if (facts.authenticationFailed === true) return new MailboxError('log-in', said);
  if (facts.tlsFailed === true) return new MailboxError('encryption', said);
  const code = typeof facts.code === 'string' ? facts.code : '';
  const isTls =
    code.startsWith('ERR_SSL') || code.startsWith('ERR_TLS') || /CERT|SELF_SIGNED|VERIFY/.test(code);
  return new MailboxError(codes[code] ?? (isTls ? 'encryption' : 'other'), said);
}
