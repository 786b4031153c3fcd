import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { readPricedCart } from '#selling/cart/server/read-cart.ts';
import { MAX_ITEM_NAME, MAX_LINE_QUANTITY } from '#wholesale/offers/rules/offer-limits.ts';
import { buyerById } from '#wholesale/offers/server/staff/find-buyer.ts';
import { validUntil } from '#wholesale/offers/server/staff/make-offer-of-quote.ts';
import type { OpenDraft } from './open-draft.ts';

export type OfferOfDraft =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly sentence: string };

/**
 * Makes an offer of a draft, at the prices that it has now: it is printed, and sent by email, on its own page. The draft stays as it is. Offers are for companies
 * that have an account.
 */
export function offerOfDraft(ctx: RequestContext, { customerId, buyer }: OpenDraft): Promise<OfferOfDraft> {
  const { staffCounter: words } = staffMessagesFor(ctx.settings.interface_language);
  const refuse = (sentence: string): OfferOfDraft => ({ ok: false, sentence });
  return inTransaction(ctx.db, async (db): Promise<OfferOfDraft> => {
    if (!mayStaff(ctx.visitor.person, 'offers')) return refuse(words.problems['no-offers']);
    const company = customerId === null ? null : await buyerById(db, customerId);
    if (!company?.isBusiness) return refuse(words.problems['not-business']);
    const { lines, state } = await readPricedCart({ ...buyer, db });
    if (lines.length === 0) return refuse(words.problems['no-lines-yet']);
    const now = ctx.clock.now();
    const { id } = await db
      .insertInto('offers')
      .values({
        customer_id: company.id,
        prices_with_tax: state.mode === 'gross',
        valid_until: validUntil(now, ctx.settings.offer_valid_days),
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('offer_lines')
      .values(
        lines.map(({ row, shown }, index) => {
          const isFree = row.staff?.terms?.kind === 'free';
          return {
            offer_id: id,
            position: index + 1,
            item_id: isFree ? null : row.itemId,
            is_free: isFree,
            name: row.name.slice(0, MAX_ITEM_NAME),
            sku: row.sku,
            quantity: Math.min(row.quantity, MAX_LINE_QUANTITY),
            unit_cents: shown.unit,
          };
        }),
      )
      .execute();
    await recordAudit(
      { ...ctx, db },
      {
        what: 'created',
        subject: { kind: 'offer', id, name: `n. ${id} · ${company.email}` },
        after: { lines: lines.length },
      },
    );
    return { ok: true, path: `/staff/offers/${id}/` };
  });
}
