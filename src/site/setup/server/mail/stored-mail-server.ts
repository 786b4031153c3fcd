import { z } from 'zod';
import type { Database } from '#foundation/database/client.ts';
import { planOnce } from '#foundation/database/prepared-statements.ts';
import type { Seal } from '#foundation/services/seal.ts';
import { type MailServer, mailSecurities, mailUrl } from '../../rules/mail-server.ts';

export const mailServerKey = 'mail_server';

/** Binds the encrypted text to what it is. */
export const mailServerSubject = 'mail server';

const sealed = z.object({ sealed: z.string() });
const opened = z.object({
  host: z.string(),
  port: z.int(),
  security: z.enum(mailSecurities),
  user: z.string(),
  password: z.string(),
});

export type StoredMailServer = { readonly server: MailServer; readonly password: string };

/** The mail server that staff have entered; null for none, and where the key is another one than it was encrypted with. */
export async function readMailServer(db: Database, seal: Seal): Promise<StoredMailServer | null> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', mailServerKey)
    .modifyFront(planOnce)
    .executeTakeFirst();
  const stored = sealed.safeParse(row?.value);
  const json = stored.success ? seal.open(stored.data.sealed, mailServerSubject) : null;
  if (json === null) return null;
  const { password, ...server } = opened.parse(JSON.parse(json));
  return { server, password };
}

/** The address of the mail server in use: that of the environment variable, else that which staff have entered; null for none. */
export async function mailUrlInUse(db: Database, seal: Seal, smtpUrl: string | null): Promise<string | null> {
  if (smtpUrl !== null) return smtpUrl;
  const stored = await readMailServer(db, seal);
  return stored && mailUrl(stored.server, stored.password);
}
