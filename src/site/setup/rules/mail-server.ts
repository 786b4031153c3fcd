/** How the connection to a mail server is encrypted: from its beginning, once it is open, or not at all. */
export const mailSecurities = ['starttls', 'tls', 'none'] as const;
export type MailSecurity = (typeof mailSecurities)[number];

export type MailServer = {
  readonly host: string;
  readonly port: number;
  readonly security: MailSecurity;
  /** '' for a server that asks for none */
  readonly user: string;
};

/** The address that a sender is made with. Without encryption it says so; otherwise a server that does not encrypt gets nothing. */
export function mailUrl({ host, port, security, user }: MailServer, password: string): string {
  const account = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  const query = { starttls: '?tls=required', tls: '', none: '?tls=none' }[security];
  return `${security === 'tls' ? 'smtps' : 'smtp'}://${account}${host}:${port}${query}`;
}

/** Why a test message did not leave. */
export type MailTestProblem =
  | 'log-in'
  | 'host'
  | 'refused'
  | 'timeout'
  | 'encryption'
  | 'recipient'
  | 'other';

const codes: Readonly<Record<string, MailTestProblem>> = {
  EAUTH: 'log-in',
  EDNS: 'host',
  ENOTFOUND: 'host',
  ECONNREFUSED: 'refused',
  ECONNRESET: 'refused',
  ECONNECTION: 'refused',
  ETIMEDOUT: 'timeout',
  ABORT_ERR: 'timeout',
  ETLS: 'encryption',
  ESOCKET: 'refused',
  EENVELOPE: 'recipient',
};

/** The problem behind an error of sending, by its codes. */
export function mailProblemOf(code: unknown, cause: unknown): MailTestProblem {
  const found = [cause, code].flatMap((one) => (typeof one === 'string' ? (codes[one] ?? []) : []));
  return found[0] ?? 'other';
}
