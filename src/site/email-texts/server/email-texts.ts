import type { EmailText, OwnEmailText } from '#foundation/emails/rules/email-text.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { emailTextsFor } from '#messages/emails-for.ts';
import type { EmailTextId } from '../rules/email-texts.ts';

type Context = Pick<RequestContext, 'db'>;

/** A text in one language: what staff wrote, else the shop's own. */
export type ShownEmailText = EmailText & {
  readonly isOwn: boolean;
  /** 0 for the shop's own */
  readonly version: number;
  /** ISO 8601; null for the shop's own */
  readonly changedAt: string | null;
};

/** The texts that staff have written, without their content. */
export async function listOwnTexts({ db }: Context): Promise<readonly Pick<OwnEmailText, 'id' | 'locale'>[]> {
  return db.selectFrom('email_texts').select(['text_id as id', 'locale']).execute();
}

/** The text of an email in a language. */
export async function readEmailText(
  { db }: Context,
  id: EmailTextId,
  locale: 'it' | 'en',
): Promise<ShownEmailText> {
  const row = await db
    .selectFrom('email_texts')
    .select(['subject', 'heading', 'intro', 'closing', 'version', 'changed_at'])
    .where('text_id', '=', id)
    .where('locale', '=', locale)
    .executeTakeFirst();
  if (!row) return { ...emailTextsFor(locale)[id], isOwn: false, version: 0, changedAt: null };
  const { changed_at: changedAt, ...text } = row;
  return { ...text, isOwn: true, changedAt: changedAt.toISOString() };
}
