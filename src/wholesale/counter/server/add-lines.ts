import { normaliseCode } from '#catalogue/search/rules/normalise-code.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { inCartTransaction } from '#selling/cart/server/in-cart-transaction.ts';
import { addRefusalSentence } from '#selling/cart/server/refusal-sentence.ts';
import { mostRows } from '#wholesale/bulk-order/rules/bulk-form-limits.ts';
import { longestPaste } from '#wholesale/bulk-order/rules/pasted-lines/paste-form.ts';
import { readPastedLines } from '#wholesale/bulk-order/rules/pasted-lines/read-pasted-lines.ts';
import { codesOf, resolveLines } from '#wholesale/bulk-order/rules/pasted-lines/resolve-lines.ts';
import { findCodes } from '#wholesale/bulk-order/server/pasted-lines/find-codes.ts';
import { nearItems } from '#wholesale/bulk-order/server/pasted-lines/near-items.ts';
import { readItems } from '#wholesale/bulk-order/server/read-items.ts';
import type { RejectedDraft } from '../rules/counter-draft.ts';
import { searchByName } from './search-by-name.ts';

export type AddedLines = Pick<RejectedDraft, 'sentences' | 'near'>;

const refused = (sentence: string, near: AddedLines['near'] = []): AddedLines => ({
  sentences: [sentence],
  near,
});

/** Adds one article by its own code, an original code, or words of its name that mean nothing else; says why where it cannot be added. */
export async function addByCode(
  buyer: RequestContext,
  code: string,
  quantity: number | null,
): Promise<AddedLines> {
  const { staffCounter: words } = staffMessagesFor(buyer.settings.interface_language);
  if (code === '') return refused(words.problems['no-code']);
  if (quantity === null || quantity < 1) return refused(words.problems.quantity);
  const wanted = normaliseCode(code);
  const known = (await findCodes(buyer, [wanted])).get(wanted);
  const items = await readItems(buyer, known?.itemIds ?? (await searchByName(buyer, code)));
  const [item, ...others] = items;
  const labels = items.flatMap(({ sku, label }) => (sku === null ? [] : [{ sku, label }]));
  if (!item) {
    const near = (await nearItems(buyer, [code])).get(wanted) ?? [];
    return refused(words.problems.unknown(code), near);
  }
  if (others.length > 0 || !known) return refused(words.problems.choose(code), labels);
  return add(buyer, [{ itemId: item.id, quantity }]);
}

/** Adds the lines of a pasted list, all that can be; says which could not and why. */
export async function addPasted(buyer: RequestContext, text: string): Promise<AddedLines> {
  const { staffCounter: words } = staffMessagesFor(buyer.settings.interface_language);
  const lines = text.length > longestPaste ? [] : readPastedLines(text);
  if (lines.length === 0) return refused(words.problems['no-lines']);
  if (lines.length > mostRows) return refused(words.problems['too-many-lines'](mostRows));
  const resolved = resolveLines(lines, await findCodes(buyer, codesOf(lines)));
  const sentences = resolved.problems.map(({ line, code, reason }) =>
    words.problems.line(line, code, reason.kind),
  );
  const seen = new Set(
    (
      await readItems(
        buyer,
        resolved.wanted.map(({ itemId }) => itemId),
      )
    ).map(({ id }) => id),
  );
  const hidden = resolved.wanted.filter(({ itemId }) => !seen.has(itemId)).flatMap((wanted) => wanted.lines);
  const added = await add(
    buyer,
    resolved.wanted.filter(({ itemId }) => seen.has(itemId)),
  );
  return {
    sentences: [...sentences, ...hidden.map((line) => words.problems.hidden(line)), ...added.sentences],
    near: [],
  };
}

/** Each line as the storefront adds it: one that is refused leaves the others. */
async function add(
  buyer: RequestContext,
  wanted: readonly { readonly itemId: number; readonly quantity: number }[],
): Promise<AddedLines> {
  const { cart } = messagesFor(buyer.settings.interface_language);
  const sentences: string[] = [];
  await inCartTransaction(buyer, async (inside) => {
    sentences.length = 0;
    for (const { itemId, quantity } of wanted) {
      const result = await addToCart(inside, { productId: itemId, quantity, attributes: {} });
      if (!result.ok) sentences.push(addRefusalSentence(cart, result.error));
    }
    return { ok: true };
  });
  return { sentences, near: [] };
}
