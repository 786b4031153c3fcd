import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { type EmailText, emailTextParts } from '#foundation/emails/rules/email-text.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { emailTextsFor } from '#messages/emails-for.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { emailName } from '../rules/email-name.ts';
import type { EmailDefinition } from '../rules/email-texts.ts';
import { readEmailText, type ShownEmailText } from './email-texts.ts';

type Which = { readonly definition: EmailDefinition; readonly locale: 'it' | 'en' };
type Saved = { readonly ok: true } | { readonly ok: false; readonly problem: 'changed-meanwhile' };

/**
 * Stores what staff wrote for an email in a language; a text that is the shop's own again is none of theirs. `version` is that of the text
 * that they changed: of two who change the same one at once the second is refused.
 */
export function saveEmailText(
  ctx: RequestContext,
  which: Which,
  draft: EmailText,
  version: number,
): Promise<Saved> {
  const { definition, locale } = which;
  const shops = emailTextsFor(locale)[definition.id];
  if (emailTextParts.every((part) => draft[part] === shops[part])) return resetEmailText(ctx, which, version);
  return changeText(ctx, which, version, async (db, before) => {
    const changed = { ...draft, version: version + 1, changed_at: ctx.clock.now() };
    if (before.isOwn) {
      await db
        .updateTable('email_texts')
        .set(changed)
        .where('text_id', '=', definition.id)
        .where('locale', '=', locale)
        .execute();
    } else {
      await db
        .insertInto('email_texts')
        .values({ ...changed, kind: definition.kind, text_id: definition.id, locale })
        .execute();
    }
    return draft;
  });
}

/** Gives an email the shop's own text back; `version` null: whatever staff have written meanwhile. */
export function resetEmailText(ctx: RequestContext, which: Which, version: number | null): Promise<Saved> {
  const { definition, locale } = which;
  return changeText(ctx, which, version, async (db) => {
    await db
      .deleteFrom('email_texts')
      .where('text_id', '=', definition.id)
      .where('locale', '=', locale)
      .execute();
    return emailTextsFor(locale)[definition.id];
  });
}

function changeText(
  ctx: RequestContext,
  { definition, locale }: Which,
  version: number | null,
  change: (db: Database, before: ShownEmailText) => Promise<EmailText>,
): Promise<Saved> {
  return inTransaction(ctx.db, async (db): Promise<Saved> => {
    await lockText(db);
    const before = await readEmailText({ db }, definition.id, locale);
    if (version !== null && before.version !== version) return { ok: false, problem: 'changed-meanwhile' };
    const after = await change(db, before);
    await recordAudit(
      { ...ctx, db },
      {
        what: 'changed',
        subject: {
          kind: 'email-text',
          id: `${definition.id}/${locale}`,
          name: nameOf(ctx, definition, locale),
        },
        before: factsOf(before),
        after: factsOf(after),
      },
    );
    return { ok: true };
  });
}

/** There may be no row to lock yet; texts are changed seldom. */
const lockText = (db: Database) => sql`lock table email_texts in share row exclusive mode`.execute(db);

const factsOf = ({ subject, heading, intro, closing }: EmailText) => ({
  email_subject: subject,
  email_heading: heading,
  email_intro: intro,
  email_closing: closing,
});

const nameOf = ({ settings }: RequestContext, definition: EmailDefinition, locale: 'it' | 'en') => {
  const { emailNames, staffEmails } = staffMessagesFor(settings.interface_language);
  return `${emailName(emailNames, staffEmails.variants, definition)} (${staffEmails.languages[locale]})`;
};
