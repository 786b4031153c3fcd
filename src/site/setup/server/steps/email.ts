import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { codedProblems, readForm } from '#foundation/forms/rules/form-schema.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type EmailDraft, emailDraftOf, emailStep } from '../../rules/steps/email-step.ts';
import { mailServerKey, mailServerSubject, readMailServer } from '../mail/stored-mail-server.ts';
import type { SavedStep, SaveStep } from './step-outcome.ts';

type Needs = Pick<RequestContext, 'db' | 'clock' | 'visitor' | 'paymentSetup'>;

/** The step as it is first shown; whether a password is stored is all that is said of it. */
export async function readEmail(
  ctx: Needs,
): Promise<{ readonly draft: EmailDraft; readonly hasPassword: boolean }> {
  const stored = await readMailServer(ctx.db, ctx.paymentSetup.seal);
  return {
    draft: emailDraftOf(stored?.server ?? null, ctx.visitor.person?.email ?? ''),
    hasPassword: (stored?.password ?? '') !== '',
  };
}

/** The step of the mail server, which is stored encrypted; a password that is left empty stays for the same server and user. */
export const saveEmail: SaveStep<Needs> = async (ctx, typed) => {
  const read = readForm(emailStep, typed);
  if (!read.ok) return { ok: false, problems: codedProblems(read.problems) };
  const { testTo: _, password: entered, ...server } = read.draft;
  return inTransaction(ctx.db, async (db): Promise<SavedStep> => {
    const { seal } = ctx.paymentSetup;
    const known = await readMailServer(db, seal);
    const isSame = known?.server.host === server.host && known.server.user === server.user;
    const password = entered === '' && isSame ? known.password : entered;
    if (server.user !== '' && password === '') {
      return { ok: false, problems: { password: { code: 'missing' } } };
    }
    const value = JSON.stringify({
      sealed: seal.seal(JSON.stringify({ ...server, password }), mailServerSubject),
    });
    const row = { key: mailServerKey, value, updated_at: ctx.clock.now() };
    await db
      .insertInto('settings')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute();
    await recordAudit(
      { ...ctx, db },
      {
        what: known ? 'changed' : 'created',
        subject: { kind: 'mail-server', id: mailServerKey, name: server.host },
        before: known && { ...known.server },
        after: { ...server },
      },
    );
    return { ok: true };
  });
};
