import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { LabelMaker } from '#foundation/parcel-labels/rules/label-maker.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { BrtAccount } from '#foundation/services/brt-json.ts';
import { brtLabels } from '#foundation/services/brt-labels.ts';
import { BRT_ADDRESS, type LabelServiceDraft } from '../../rules/label-service-form.ts';
import { readCarrier } from '../carriers.ts';

type Needs = Pick<RequestContext, 'db' | 'clock' | 'visitor' | 'paymentSetup'>;

/** What is sealed with one carrier is opened for no other. */
const subjectOf = (carrierId: number) => `carrier-labels:${carrierId}`;

/** `sealed`: the key is another one, so that it has to be entered anew. */
export type StoredLabelService =
  | { readonly kind: 'none' }
  | { readonly kind: 'sealed' }
  | { readonly kind: 'open'; readonly account: BrtAccount };

/** How labels of a carrier are made; the password is for calls alone. */
export async function readLabelService(
  { db, paymentSetup }: Pick<Needs, 'db' | 'paymentSetup'>,
  carrierId: number,
): Promise<StoredLabelService> {
  const stored = await db
    .selectFrom('carrier_label_services')
    .select('sealed')
    .where('carrier_id', '=', carrierId)
    .executeTakeFirst();
  if (!stored) return { kind: 'none' };
  const text = paymentSetup.seal.open(stored.sealed, subjectOf(carrierId));
  return text === null ? { kind: 'sealed' } : { kind: 'open', account: JSON.parse(text) as BrtAccount };
}

/** The service that makes labels of a carrier; null where none is connected, or the key is another one. */
export async function labelMakerOf(
  ctx: Pick<Needs, 'db' | 'paymentSetup'>,
  carrierId: number,
): Promise<LabelMaker | null> {
  const stored = await readLabelService(ctx, carrierId);
  return stored.kind === 'open' ? brtLabels(stored.account) : null;
}

const factsOf = ({ password: _, ...open }: BrtAccount) => ({ labels: 'brt', ...open });

type Saved = { readonly ok: true } | { readonly ok: false; readonly problem: 'gone' | 'no-password' };

/** Connects a carrier with its label service; a password that is left empty stays with the same user and address. */
export function saveLabelService(ctx: Needs, carrierId: number, draft: LabelServiceDraft): Promise<Saved> {
  return inTransaction(ctx.db, async (db): Promise<Saved> => {
    const inside = { ...ctx, db };
    const carrier = await readCarrier(inside, carrierId);
    if (!carrier) return { ok: false, problem: 'gone' };
    const before = await readLabelService(inside, carrierId);
    const known = before.kind === 'open' ? before.account : null;
    const account = { ...draft, address: draft.address || BRT_ADDRESS };
    const isSame = known?.user === account.user && known.address === account.address;
    const password = account.password === '' && isSame ? known.password : account.password;
    if (password === '') return { ok: false, problem: 'no-password' };
    const stored: BrtAccount = { ...account, password };
    const row = {
      service: 'brt',
      sealed: ctx.paymentSetup.seal.seal(JSON.stringify(stored), subjectOf(carrierId)),
      saved_at: ctx.clock.now(),
    };
    await db
      .insertInto('carrier_label_services')
      .values({ carrier_id: carrierId, ...row })
      .onConflict((conflict) => conflict.column('carrier_id').doUpdateSet(row))
      .execute();
    await recordAudit(inside, {
      what: 'changed',
      subject: { kind: 'carrier', id: carrierId, name: carrier.name },
      before: known && factsOf(known),
      after: factsOf(stored),
    });
    return { ok: true };
  });
}

/** Forgets what was entered for a carrier's labels; those that were made stay. */
export function forgetLabelService(ctx: Needs, carrierId: number): Promise<{ readonly ok: boolean }> {
  return inTransaction(ctx.db, async (db) => {
    const inside = { ...ctx, db };
    const carrier = await readCarrier(inside, carrierId);
    const gone = await db
      .deleteFrom('carrier_label_services')
      .where('carrier_id', '=', carrierId)
      .returning('carrier_id')
      .executeTakeFirst();
    if (!carrier || !gone) return { ok: false };
    await recordAudit(inside, {
      what: 'changed',
      subject: { kind: 'carrier', id: carrierId, name: carrier.name },
      before: { labels: 'brt' },
      after: { labels: null },
    });
    return { ok: true };
  });
}
