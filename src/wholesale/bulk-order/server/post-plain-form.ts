import { sql } from 'kysely';
import { normaliseCode } from '#catalogue/search/rules/normalise-code.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { bulkOrderFor } from '#messages/buying/bulk-order-for.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { addRefusalSentence } from '#selling/cart/server/refusal-sentence.ts';
import type { BulkRefusal } from '../rules/add-to-cart/bulk-refusal.ts';
import { mostRows } from '../rules/bulk-form-limits.ts';
import { pathBack, plainFields, readPlainForm } from '../rules/plain-form.ts';
import { addForm } from './add-form.ts';
import { readItems } from './read-items.ts';

type Posted = { get(name: string): unknown; getAll(name: string): readonly unknown[] };

/**
 * The form of codes and quantities, where no scripts run: puts all of them into the cart, or none where a code is unknown to this buyer;
 * the next page says what became of it. Returns where that is.
 */
export async function postPlainForm(ctx: RequestContext, posted: Posted): Promise<string> {
  const text = (name: string) => String(posted.get(name) ?? '');
  const back = pathBack(text(plainFields.back));
  const refuse = async (sentence: string) => {
    await queueNotice(ctx, { kind: 'error', text: sentence });
    return back;
  };
  const { problems, plain } = bulkOrderFor(ctx.visitor.audience.locale);
  if (!ctx.nonces.check(wholesaleNonceAction(ctx.wire), text(plainFields.nonce))) {
    return refuse(problems.expired);
  }
  const texts = (name: string) => posted.getAll(name).map(String);
  const form = readPlainForm(texts(plainFields.code), texts(plainFields.quantity));
  if (!form.ok) return refuse(plain.malformed(form.malformed.join(', ')));
  // Before any of them is looked for.
  if (form.rows.length > mostRows) return refuse(problems['too-many-lines'](mostRows));
  const ids = await itemsOfCodes(
    ctx,
    form.rows.map(({ code }) => code),
  );
  const unknown = form.rows.filter(({ code }) => !ids.has(normaliseCode(code)));
  if (unknown.length > 0) return refuse(plain.unknown(unknown.map(({ code }) => code).join(', ')));
  const items = form.rows.map(({ code, quantity }) => ({
    itemId: ids.get(normaliseCode(code)) ?? 0,
    quantity,
  }));
  const result = await addForm(ctx, items);
  return result.ok ? '/cart/' : refuse(sentenceOf(ctx, result.error));
}

function sentenceOf({ visitor: { audience } }: RequestContext, error: BulkRefusal): string {
  const { problems } = bulkOrderFor(audience.locale);
  if (error.code === 'refused') return addRefusalSentence(messagesFor(audience.locale).cart, error.refusal);
  return 'limit' in error ? problems[error.code](error.limit) : problems[error.code];
}

/** The items behind codes, as the search knows them, by the normalised code: what this buyer can see and buy. */
async function itemsOfCodes(
  ctx: RequestContext,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const asked = [...new Set(codes.map(normaliseCode))].filter((code) => code !== '');
  if (asked.length === 0) return new Map();
  const { rows } = await sql<{ id: number; sku: string }>`/* prepared */
    select item.id, item.sku
    from (select distinct product_id from product_codes where code = any (${asked}::text[]) and kind = 'sku') found
    join products item on item.id = found.product_id or item.parent_id = found.product_id
    where item.sku is not null and normalise_code(item.sku) = any (${asked}::text[]) and item.type <> 'variable'`.execute(
    ctx.db,
  );
  const items = await readItems(
    ctx,
    rows.map(({ id }) => id),
  );
  return new Map(items.flatMap(({ id, sku }) => (sku === null ? [] : [[normaliseCode(sku), id] as const])));
}
