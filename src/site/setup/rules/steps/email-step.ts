import { choice, email, lineThat, needed, text, whole } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema } from '#foundation/forms/rules/form-schema.ts';
import { type MailServer, mailSecurities } from '../mail-server.ts';

const isHost = (value: string) => /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/i.test(value);

/** The mail server; an empty password keeps the stored one. `testTo` is whom a test message is for. */
export const emailStep = formSchema(
  {
    host: lineThat(isHost, 'no-host'),
    port: needed(whole(1, 65_535, 'no-port'), 'no-port'),
    security: choice(mailSecurities, 'no-security'),
    user: text({ most: 300, tooLong: 'too-long' }),
    password: text({ most: 1000, tooLong: 'too-long' }),
    testTo: email('no-email', 254),
  },
  (values) => ({ host: values.host === '' && 'missing' }),
);

export type EmailDraft = DraftOf<typeof emailStep>;

/** The form as its page first shows it; the password is never shown. */
export const emailDraftOf = (server: MailServer | null, testTo: string): EmailDraft => ({
  host: server?.host ?? '',
  port: server?.port ?? 587,
  security: server?.security ?? 'starttls',
  user: server?.user ?? '',
  password: '',
  testTo,
});
