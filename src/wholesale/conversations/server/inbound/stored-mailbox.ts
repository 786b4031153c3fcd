import { z } from 'zod';
import type { Database } from '#foundation/database/client.ts';
import { planOnce } from '#foundation/database/prepared-statements.ts';
import type { MailboxAccess } from '#foundation/services/mailbox.ts';
import type { Seal } from '#foundation/services/seal.ts';
import { mailboxSecurities } from '../../rules/mailbox.ts';

export const mailboxKey = 'inbound_mailbox';

/** Binds the encrypted text to what it is. */
export const mailboxSubject = 'inbound mailbox';

/** The mailbox of customer service, and where customers answer to. */
export type StoredMailbox = {
  readonly access: MailboxAccess;
  readonly address: string;
  /** the mailbox also gets what is sent to `name+anything@` */
  readonly plus: boolean;
};

/** What is no secret stands beside it: whoever sends emails asks for the address alone. */
const stored = z.object({ sealed: z.string(), address: z.string(), plus: z.boolean() });
const opened = z.object({
  host: z.string(),
  port: z.int(),
  security: z.enum(mailboxSecurities),
  user: z.string(),
  password: z.string(),
  folder: z.string(),
});

/** The value under which a mailbox is stored. */
export function sealedMailbox(seal: Seal, { access, address, plus }: StoredMailbox): string {
  return JSON.stringify({ sealed: seal.seal(JSON.stringify(access), mailboxSubject), address, plus });
}

const readStored = async (db: Database) => {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', mailboxKey)
    .modifyFront(planOnce)
    .executeTakeFirst();
  const read = stored.safeParse(row?.value);
  return read.success ? read.data : null;
};

/** The mailbox that staff have entered; null for none, and where the key is another one than it was encrypted with. */
export async function readStoredMailbox(db: Database, seal: Seal): Promise<StoredMailbox | null> {
  const found = await readStored(db);
  const json = found && seal.open(found.sealed, mailboxSubject);
  if (!found || json === null) return null;
  return { access: opened.parse(JSON.parse(json)), address: found.address, plus: found.plus };
}

/** Where answers to emails of the shop go; null without a mailbox that is read. */
export async function readReplyAddress(
  db: Database,
): Promise<{ readonly address: string; readonly plus: boolean } | null> {
  const found = await readStored(db);
  return found && { address: found.address, plus: found.plus };
}
