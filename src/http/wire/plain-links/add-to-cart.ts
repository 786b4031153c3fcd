import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readAddCall } from '#selling/cart/rules/cart-calls.ts';
import { noteField } from '#selling/cart/rules/line-note.ts';
import { addAndTell } from '#selling/cart/server/add-and-tell.ts';
import { longestNote } from '#wholesale/product-tables/rules/add-to-cart/table-cart-timings.ts';
import { formFields } from '../form-fields.ts';

/** `?add-to-cart={id}` on any page, by link or form: the page is shown with a notice, or the cart where the setting says so (CART-12, CART-08). */
export async function addToCartLink(request: Request, ctx: RequestContext): Promise<Response | null> {
  const sent = Object.fromEntries(new URL(request.url).searchParams);
  const posted = request.method === 'POST' ? await formFields(request.clone()) : {};
  const call = readAddCall({ ...sent, ...posted }, 'add-to-cart');
  if (!call) return null;
  const result = await addAndTell(ctx, { ...call, note: noteIn({ ...sent, ...posted }) });
  const away = result.ok && ctx.settings.cart_redirect_after_add === 'yes';
  return away ? new Response(null, { status: 302, headers: { location: '/cart/' } }) : null;
}

/** What the row of a product table has noted; longer than its box allows it was not written there (TAB-65). */
const noteIn = (fields: Readonly<Record<string, string | undefined>>) =>
  (fields[noteField] ?? '').trim().slice(0, longestNote);
