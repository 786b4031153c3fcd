import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { type PostedForm, postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { MailboxError, type MailboxProblem, readMailbox } from '#foundation/services/mailbox.ts';
import {
  type MailboxDraft,
  type MailboxProblems,
  type MailboxState,
  mailboxAction,
  mailboxForm,
  noMailbox,
} from '../../../rules/mailbox.ts';
import { planFetching } from '../../inbound/fetch-emails.ts';
import {
  mailboxKey,
  readStoredMailbox,
  type StoredMailbox,
  sealedMailbox,
} from '../../inbound/stored-mailbox.ts';

type Needs = Pick<RequestContext, 'db' | 'paymentSetup' | 'settings'>;

export type MailboxPageData = {
  readonly draft: MailboxDraft;
  readonly isConnected: boolean;
  readonly state: MailboxState;
};

/** What came of asking the mailbox; null where it can be read. */
export type MailboxTest = { readonly problem: MailboxProblem; readonly said: string } | null;

export type MailboxOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'tested'; readonly test: MailboxTest; readonly messages: number }
  | { readonly kind: 'wrong'; readonly problems: MailboxProblems | null; readonly typed: PostedForm };

const pagePath = '/staff/conversations/mailbox/';
const TEST_ENDS_WITHIN_MS = 20_000;

/** The form of the mailbox, without its password, and how far it has been read. */
export async function readMailboxPage({ db, paymentSetup, settings }: Needs): Promise<MailboxPageData> {
  const [stored, state] = await Promise.all([
    readStoredMailbox(db, paymentSetup.seal),
    db.selectFrom('inbound_mailbox').selectAll().executeTakeFirst(),
  ]);
  const isRead = state !== undefined && state.uid_validity !== '';
  return {
    draft: stored ? draftOf(stored) : { ...noMailbox, address: settings.shop_email },
    isConnected: stored !== null,
    state: {
      readAt: isRead ? state.read_at.toISOString() : null,
      problem: state?.problem ?? '',
      said: state?.said ?? '',
    },
  };
}

function draftOf({ access, address, plus }: StoredMailbox): MailboxDraft {
  const { host, port, security, user, folder } = access;
  return { host, port, security, user, password: '', folder, address, plus };
}

/** The forms of the mailbox: stores it, tries it, or takes it away. */
export async function postMailbox(ctx: RequestContext, form: FormData): Promise<MailboxOutcome> {
  const typed = postedForm(form);
  if (!ctx.nonces.check(mailboxAction, typedText(typed, '_wpnonce')))
    return { kind: 'wrong', problems: null, typed };
  const action = typedText(typed, 'action');
  if (action === 'remove') {
    await removeMailbox(ctx);
    return { kind: 'go', path: `${pagePath}?done=removed` };
  }
  const read = readForm(mailboxForm, typed);
  if (!read.ok) return { kind: 'wrong', problems: read.problems, typed };
  const saved = await saveMailbox(ctx, read.draft);
  if (!saved.ok) return { kind: 'wrong', problems: saved.problems, typed };
  const { test, messages } = await testMailbox(saved.mailbox);
  if (test === null) await planFetching(ctx.db, 'now');
  return { kind: 'tested', test, messages };
}

/** Opens the folder and closes it again. */
async function testMailbox({ access }: StoredMailbox): Promise<{ test: MailboxTest; messages: number }> {
  try {
    const messages = await readMailbox(access, async (folder) => folder.messages, TEST_ENDS_WITHIN_MS);
    return { test: null, messages };
  } catch (error) {
    if (!(error instanceof MailboxError)) throw error;
    return { test: { problem: error.problem, said: error.message }, messages: 0 };
  }
}

type Saved =
  | { readonly ok: true; readonly mailbox: StoredMailbox }
  | { readonly ok: false; readonly problems: MailboxProblems };

/** Stores the mailbox encrypted; a password that is left empty stays for the same server and user. */
function saveMailbox(ctx: RequestContext, draft: MailboxDraft): Promise<Saved> {
  return inTransaction(ctx.db, async (db): Promise<Saved> => {
    const { seal } = ctx.paymentSetup;
    const known = await readStoredMailbox(db, seal);
    const { password: entered, address, plus, ...server } = draft;
    const isSame = known?.access.host === server.host && known.access.user === server.user;
    const password = entered === '' && isSame ? known.access.password : entered;
    if (password === '') return { ok: false, problems: { password: 'no-password' } };
    const mailbox: StoredMailbox = { access: { ...server, password }, address, plus };
    const row = { key: mailboxKey, value: sealedMailbox(seal, mailbox), updated_at: ctx.clock.now() };
    await db
      .insertInto('settings')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute();
    await recordAudit(
      { ...ctx, db },
      {
        what: known ? 'changed' : 'created',
        subject: { kind: 'mailbox', id: mailboxKey, name: address },
        before: known && factsOf(known),
        after: factsOf(mailbox),
      },
    );
    return { ok: true, mailbox };
  });
}

function factsOf({ access, address, plus }: StoredMailbox) {
  const { host, port, security, user, folder } = access;
  return { host, port, security, user, folder, address, plus };
}

function removeMailbox(ctx: RequestContext): Promise<{ readonly ok: true }> {
  return inTransaction(ctx.db, async (db) => {
    const known = await readStoredMailbox(db, ctx.paymentSetup.seal);
    await db.deleteFrom('settings').where('key', '=', mailboxKey).execute();
    await db.deleteFrom('inbound_mailbox').execute();
    if (known) {
      await recordAudit(
        { ...ctx, db },
        {
          what: 'deleted',
          subject: { kind: 'mailbox', id: mailboxKey, name: known.address },
          before: factsOf(known),
        },
      );
    }
    return { ok: true } as const;
  });
}
