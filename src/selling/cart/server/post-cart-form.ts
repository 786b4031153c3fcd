import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { parseQuantity } from '#pricing/quantities/rules/parse-quantity.ts';
import { couponFields } from '#selling/coupons/rules/coupon-actions.ts';
import { undoLink } from '../rules/line-links.ts';
import { cartFormAction } from './cart-nonces.ts';
import { applyAndSay } from './coupons/coupon-outcome.ts';
import { queueNotice } from './notices.ts';
import { postShippingForm } from './post-shipping-form.ts';
import { readCartRows } from './read-cart-rows.ts';
import { updateRefusalSentence } from './refusal-sentence.ts';
import { removeCartLine } from './remove-cart-line.ts';
import { restoreCartLine } from './restore-cart-line.ts';
import { showCart } from './show-cart.ts';
import { updateCartLine } from './update-cart-line.ts';

/** Posted names and values, as they came. */
export type PostedPairs = Iterable<readonly [string, unknown]>;

/**
 * The form of the cart page: `cart[{key}][qty]` sets the quantity of each line, `{platform}-cart-nonce` is its nonce (wire 2.5, CPG-01).
 * Refused lines stay unchanged and are named in a notice; returns the path to redirect to.
 */
export async function postCartForm(
  ctx: RequestContext,
  pairs: PostedPairs,
): Promise<{ readonly redirect: string }> {
  if (await postShippingForm(ctx, textsOf(pairs))) return { redirect: '/cart/#shipping' };
  const words = messagesFor(ctx.visitor.audience.locale).cart;
  const action = cartFormAction(ctx.wire.platform);
  const { nonce, wanted, code } = readForm(pairs, `${action}-nonce`);
  if (!ctx.nonces.check(action, nonce)) {
    await queueNotice(ctx, { kind: 'error', text: words.staleForm });
    return { redirect: '/cart/' };
  }
  if (code !== null) {
    const { ok, text } = await applyAndSay(ctx, { code });
    await queueNotice(ctx, { kind: ok ? 'success' : 'error', text });
    return { redirect: '/cart/' };
  }
  const held = new Map((await readCartRows(ctx))?.rows.map((row) => [row.key, row]));
  let changed = false;
  let refused = false;
  for (const [key, text] of wanted) {
    const quantity = parseQuantity(text);
    const row = held.get(key);
    if (!row || quantity === row.quantity) continue;
    if (quantity === 0) {
      await removeAndTell(ctx, { key, nonce });
      continue;
    }
    const result =
      quantity === null
        ? ({ ok: false, error: { code: 'not-a-quantity', name: row.name } } as const)
        : await updateCartLine(ctx, { key, quantity });
    changed ||= result.ok;
    refused ||= !result.ok;
    if (!result.ok) {
      await queueNotice(ctx, { kind: 'error', text: updateRefusalSentence(words, result.error) });
    }
  }
  if (changed && !refused) await queueNotice(ctx, { kind: 'success', text: words.updated });
  if (changed) await showCart(ctx);
  return { redirect: '/cart/' };
}

function textsOf(pairs: PostedPairs): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...pairs].filter((pair): pair is readonly [string, string] => typeof pair[1] === 'string'),
  );
}

function readForm(
  pairs: PostedPairs,
  nonceName: string,
): { nonce: string; wanted: Map<string, string>; code: string | null } {
  const wanted = new Map<string, string>();
  let nonce = '';
  let code = '';
  let appliesCode = false;
  for (const [name, value] of pairs) {
    if (typeof value !== 'string') continue;
    if (name === nonceName) nonce = value;
    if (name === couponFields.code) code = value;
    if (name === couponFields.button) appliesCode = true;
    const key = /^cart\[([0-9a-f]{32})\]\[qty\]$/.exec(name)?.[1];
    if (key) wanted.set(key, value);
  }
  return { nonce, wanted, code: appliesCode ? code : null };
}

/** Removes a line by a plain link; the notice has a link that restores it. A wrong nonce changes nothing (wire 2.5). */
export async function removeAndTell(
  ctx: RequestContext,
  input: { readonly key: string | null; readonly nonce: string },
): Promise<{ readonly removed: boolean }> {
  const words = messagesFor(ctx.visitor.audience.locale).cart;
  if (!ctx.nonces.check(cartFormAction(ctx.wire.platform), input.nonce)) {
    await queueNotice(ctx, { kind: 'error', text: words.staleForm });
    return { removed: false };
  }
  const result = input.key === null ? null : await removeCartLine(ctx, { key: input.key });
  if (!result?.ok) {
    await queueNotice(ctx, { kind: 'error', text: words.refusedUnknownLine });
    return { removed: false };
  }
  await queueNotice(ctx, {
    kind: 'success',
    text: words.removedNotice(result.line.name),
    action: { label: words.undo, href: undoLink(result.line.key, input.nonce) },
  });
  await showCart(ctx);
  return { removed: true };
}

/** Restores a removed line by a plain link; a wrong nonce changes nothing (wire 2.5). */
export async function restoreAndTell(
  ctx: RequestContext,
  input: { readonly key: string | null; readonly nonce: string },
): Promise<void> {
  const words = messagesFor(ctx.visitor.audience.locale).cart;
  if (!ctx.nonces.check(cartFormAction(ctx.wire.platform), input.nonce)) {
    return queueNotice(ctx, { kind: 'error', text: words.staleForm });
  }
  const line = input.key === null ? null : await restoreCartLine(ctx, { key: input.key });
  if (!line) return queueNotice(ctx, { kind: 'error', text: words.refusedUndo });
  await queueNotice(ctx, { kind: 'success', text: words.restoredNotice(line.name) });
  await showCart(ctx);
}
