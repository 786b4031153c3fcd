import { createHash } from 'node:crypto';
import { defaultWirePrefixes as prefixes } from '#foundation/calls/rules/wire-prefixes.ts';
import { createNonces } from '#foundation/services/nonces.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { sessionCookieName } from '#http/requests/session-cookie.ts';
import type { Answer } from '../answers/ask-shop.ts';
import type { Recorder } from '../answers/recorder.ts';
import { type ReplayShop, replaySecret } from '../shop/replay-shop.ts';
import { formsOnPage, type PageForm } from '../visitors/forms-on-page.ts';
import type { People } from '../visitors/people.ts';
import { aVisitor, type Visitor } from '../visitors/visitor.ts';
import type { Goods } from './goods.ts';

/** What a story is told with: who asks, the shop that is asked, and what it sells. */
export type StoryContext = {
  readonly people: People;
  readonly goods: Goods;
  readonly shop: ReplayShop;
  readonly recorder: Recorder;
};

/** Sends its requests one after the other, in a fixed order. */
export type Story = (context: StoryContext) => Promise<void>;

/** A guest without a session. */
export const newcomer = ({ recorder, shop }: StoryContext, name = 'guest'): Visitor =>
  aVisitor(recorder, name, shop.shopUrl);

/** A nonce as the pages that this visitor sees carry it. */
export async function nonceOf({ shop }: StoryContext, visitor: Visitor, action: string): Promise<string> {
  const token = visitor.cookies.get(sessionCookieName(prefixes.platform, shop.shopUrl)) ?? '';
  const [session] = await shop.ask<{ id: number; own: boolean }>(
    'select id, customer_id is not null as own from sessions where token_hash = $1',
    [createHash('sha256').update(token).digest()],
  );
  const isOwn = session !== undefined && (session.own || action.startsWith(prefixes.platform));
  const owner = isOwn ? String(session.id) : '';
  return createNonces({ secret: replaySecret, owner: () => owner, now: shop.now }).make(action);
}

/** The nonce of wholesale calls. */
export const securityOf = (context: StoryContext, visitor: Visitor): Promise<string> =>
  nonceOf(context, visitor, wholesaleNonceAction(prefixes));

type Fields = Readonly<Record<string, string | number>>;

/** Calls an action of the wholesale extension with its nonce. */
export async function wholesale(
  context: StoryContext,
  visitor: Visitor,
  action: string,
  fields: Fields = {},
): Promise<Answer> {
  const security = await securityOf(context, visitor);
  const body = { action: `${prefixes.wholesale}${action}`, security, ...fields };
  return visitor.post('/wp-admin/admin-ajax.php', body);
}

/** Puts something into the cart, by script. */
export const addToCart = (visitor: Visitor, id: number, quantity: number | string = 1): Promise<Answer> =>
  visitor.post('/?wc-ajax=add_to_cart', { product_id: id, quantity });

/** Applies a coupon to the cart, by script. */
export async function applyCoupon(context: StoryContext, visitor: Visitor, code: string): Promise<Answer> {
  const security = await nonceOf(context, visitor, 'apply-coupon');
  return visitor.post('/?wc-ajax=apply_coupon', { coupon_code: code, security });
}

/** The nonces that a refreshed cart brings, and its lines. */
export async function cartOf(visitor: Visitor): Promise<{
  cart_nonce: string;
  store_nonce: string;
  cart: { lines: { key: string }[] };
}> {
  return JSON.parse((await visitor.post('/?wc-ajax=get_refreshed_fragments', { time: 1 })).text);
}

/** What a form is sent with: its own fields, those given, and one of its buttons. */
export function filled(
  form: PageForm,
  given: Readonly<Record<string, string>> = {},
  button: readonly [string, string] | null = form.buttons[0] ?? null,
): readonly (readonly [string, string])[] {
  const own = form.fields.map(([name, value]) => [name, given[name] ?? value] as const);
  const missing = Object.entries(given).filter(([name]) => !form.fields.some(([field]) => field === name));
  return [...own, ...missing, ...(button ? [button] : [])];
}

/** Sends a form of a page as a browser without scripts does: to its own address, in its own encoding. */
export function sendForm(
  visitor: Visitor,
  page: string,
  form: PageForm,
  fields: readonly (readonly [string, string])[],
): Promise<Answer> {
  const path = form.action === '' ? page : form.action;
  if (!form.isMultipart) return visitor.post(path, fields);
  return visitor.upload(
    path,
    fields.map(([field, content]) => ({ field, content })),
  );
}

type Given = Readonly<Record<string, string>>;

/**
 * Opens a page and sends the first form on it that has a field or a button of this name, and of this value where one is given; once for
 * each of the texts that are typed into it. The last answer; null where there is no such form.
 */
export async function submitForm(
  visitor: Visitor,
  page: string,
  [name, value]: readonly [name: string, value?: string],
  ...typed: readonly Given[]
): Promise<Answer | null> {
  const { text } = await visitor.get(page);
  const isWanted = (one: readonly [string, string] | null) =>
    one?.[0] === name && (value === undefined || one[1] === value);
  const forms = formsOnPage(text).filter(({ method }) => method === 'post');
  const form = forms.find(({ fields, buttons }) => fields.some(isWanted) || buttons.some(isWanted));
  if (!form) return null;
  const button = form.buttons.find(isWanted) ?? form.buttons[0] ?? null;
  let last: Answer | null = null;
  for (const given of typed.length > 0 ? typed : [{}]) {
    last = await sendForm(visitor, page, form, filled(form, given, button));
  }
  return last;
}
