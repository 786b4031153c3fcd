import {
  choice,
  email,
  flag,
  lineThat,
  needed,
  text,
  trimmed,
  whole,
} from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, type ProblemOf } from '#foundation/forms/rules/form-schema.ts';

/** What the nonces of the form of the mailbox are made for. */
export const mailboxAction = 'staff-mailbox';

/** How the connection to the mailbox is encrypted. */
export const mailboxSecurities = ['tls', 'starttls', 'none'] as const;

const isHost = (value: string) => /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/i.test(value);

/** The mailbox of customer service; an empty password keeps the stored one. */
export const mailboxForm = formSchema(
  {
    host: lineThat(isHost, 'no-host'),
    port: needed(whole(1, 65_535, 'no-port'), 'no-port'),
    security: choice(mailboxSecurities, 'no-security'),
    user: trimmed({ most: 300, tooLong: 'too-long' }),
    password: text({ most: 1000, tooLong: 'too-long' }),
    folder: trimmed({ most: 200, tooLong: 'too-long' }),
    address: email('no-email', 254),
    plus: flag(),
  },
  (values) => ({
    host: values.host === '' && 'missing',
    user: values.user === '' && 'missing',
    folder: values.folder === '' && 'missing',
    address: values.address === '' && 'missing',
  }),
);

export type MailboxDraft = DraftOf<typeof mailboxForm>;
export type MailboxFormProblem = ProblemOf<typeof mailboxForm> | 'no-password';
export type MailboxProblems = { readonly [Name in keyof MailboxDraft]?: MailboxFormProblem };

export const noMailbox: MailboxDraft = {
  host: '',
  port: 993,
  security: 'tls',
  user: '',
  password: '',
  folder: 'INBOX',
  address: '',
  plus: false,
};

/** How far the mailbox has been read. */
export type MailboxState = {
  /** ISO 8601; null before the first time */
  readonly readAt: string | null;
  /** why it cannot be read since then; '' while it can */
  readonly problem: string;
  readonly said: string;
};
