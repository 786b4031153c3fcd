import type { RenderPage } from '#http/pages/render.ts';
import { takeNotices } from '#selling/cart/server/notices.ts';
import { postCartForm } from '#selling/cart/server/post-cart-form.ts';
import { postCheckoutForm } from '#selling/checkout/server/post-checkout-form.ts';
import { readCheckoutPage } from '#selling/checkout/server/read-checkout-page.ts';
import type { TestBrowser } from './a-browser.ts';
import { aCheckoutForm } from './a-checkout-form.ts';
import { cartOf } from './cart-entry-points.ts';

export type Outcome = { readonly orderId: number } | { readonly refused: string };

export type Destination = { readonly country: string; readonly state: string; readonly postcode: string };

/** An entry point through which a visitor shops, from the first item to the order; `true` means that the shop did it. */
export type ErrandEntryPoint = {
  readonly name: string;
  add(browser: TestBrowser, id: number, quantity: number): Promise<boolean>;
  change(browser: TestBrowser, key: string, quantity: number): Promise<boolean>;
  remove(browser: TestBrowser, key: string): Promise<boolean>;
  /** says where the goods go */
  goTo(browser: TestBrowser, destination: Destination): Promise<void>;
  order(browser: TestBrowser, fields?: Readonly<Record<string, string>>): Promise<Outcome>;
};

/** The pages as the errands need them: what they post is done by the verbs behind the real pages, what they show is JSON. */
export const pagesOfErrands: RenderPage = async (request, { ctx }) => {
  const { pathname } = new URL(request.url);
  const isPost = request.method === 'POST';
  if (pathname === '/checkout/' && isPost) {
    const fields = Object.fromEntries(
      [...(await request.formData())].map(([name, text]) => [name, String(text)]),
    );
    const outcome = await postCheckoutForm(ctx, fields);
    return Response.json(outcome);
  }
  if (pathname === '/checkout/') return Response.json(await readCheckoutPage(ctx, null));
  if (pathname === '/cart/' && isPost) await postCartForm(ctx, [...(await request.formData())]);
  return Response.json({ notices: await takeNotices(ctx) });
};

const base = '/wp-json/wc/store/v1';
const orderOf = (path: string) => Number(/order-received\/(\d+)\//.exec(path)?.[1] ?? 0);
const lastNotice = async (response: Response) => {
  const { notices }: { notices: { kind: string }[] } = await response.json();
  return notices.at(-1)?.kind;
};
const noncesOf = async (browser: TestBrowser): Promise<{ review: string; order: string }> =>
  (await (await browser.get('/checkout/')).json()).nonces;

async function byApi(browser: TestBrowser, path: string, body: object) {
  const { store_nonce: nonce } = await cartOf(browser);
  return browser.json(`${base}${path}`, body, { nonce });
}

const changeByApi: ErrandEntryPoint['change'] = async (browser, key, quantity) =>
  (await byApi(browser, '/cart/update-item', { key, quantity })).ok;

const locationFields = ({ country, state, postcode }: Destination) => ({
  billing_country: country,
  billing_state: state,
  billing_postcode: postcode,
});

/** Pages without scripts, the storefront's scripts, and the Store API. */
export const errandEntryPoints: readonly ErrandEntryPoint[] = [
  {
    name: 'page',
    async add(browser, id, quantity) {
      return (
        (await lastNotice(await browser.get(`/shop/?add-to-cart=${id}&quantity=${quantity}`))) === 'success'
      );
    },
    async change(browser, key, quantity) {
      const { cart_nonce: nonce } = await cartOf(browser);
      const form = { 'shop-cart-nonce': nonce, [`cart[${key}][qty]`]: quantity, update_cart: '1' };
      return (await lastNotice(await browser.post('/cart/', form))) === 'success';
    },
    async remove(browser, key) {
      const { cart_nonce: nonce } = await cartOf(browser);
      const response = await browser.get(`/cart/?remove_item=${key}&_wpnonce=${nonce}`);
      return response.headers.get('location')?.includes('removed_item=1') ?? false;
    },
    async goTo(browser, destination) {
      await browser.post('/checkout/', {
        ...aCheckoutForm(locationFields(destination)),
        shop_checkout_update_totals: '1',
      });
    },
    async order(browser, fields) {
      const { order } = await noncesOf(browser);
      const form = { ...aCheckoutForm(fields), 'shop-process-checkout-nonce': order };
      const outcome = await (await browser.post('/checkout/', form)).json();
      return outcome.kind === 'placed'
        ? { orderId: orderOf(outcome.path) }
        : { refused: outcome.problems.map((problem: { text: string }) => problem.text).join(' ') };
    },
  },
  {
    name: 'ajax',
    async add(browser, id, quantity) {
      const answer = await (await browser.post('/?wc-ajax=add_to_cart', { product_id: id, quantity })).json();
      return answer.fragments !== undefined;
    },
    change: changeByApi,
    async remove(browser, key) {
      const answer = await (await browser.post('/?wc-ajax=remove_from_cart', { cart_item_key: key })).json();
      return answer.fragments !== undefined;
    },
    async goTo(browser, destination) {
      const { review: security } = await noncesOf(browser);
      await browser.post('/?wc-ajax=update_order_review', { security, ...destination });
    },
    async order(browser, fields) {
      const { order } = await noncesOf(browser);
      const form = { ...aCheckoutForm(fields), 'shop-process-checkout-nonce': order };
      const answer = await (await browser.post('/?wc-ajax=checkout', form)).json();
      return answer.result === 'success'
        ? { orderId: answer.order_id }
        : { refused: answer.problems.map((problem: { text: string }) => problem.text).join(' ') };
    },
  },
  {
    name: 'Store API',
    add: async (browser, id, quantity) => (await byApi(browser, '/cart/add-item', { id, quantity })).ok,
    change: changeByApi,
    remove: async (browser, key) => (await byApi(browser, '/cart/remove-item', { key })).ok,
    async goTo(browser, destination) {
      await byApi(browser, '/cart/update-customer', { shipping_address: destination });
    },
    async order(browser, fields) {
      const response = await byApi(browser, '/checkout', storeOrder(fields));
      const answer = await response.json();
      if (response.ok) return { orderId: answer.order_id };
      const { errors = {} } = answer.data;
      return { refused: [answer.message, ...Object.values(errors).flat()].join(' ') };
    },
  },
];

/** The form of the checkout as the Store API takes it. */
export function storeOrder(fields: Readonly<Record<string, string>> = {}): Record<string, unknown> {
  const form = aCheckoutForm(fields);
  const billing = Object.entries(form).flatMap(([name, value]) =>
    name.startsWith('billing_') ? [[name.slice('billing_'.length), value]] : [],
  );
  return {
    billing_address: Object.fromEntries(billing),
    payment_method: form.payment_method,
    customer_note: form.order_comments,
  };
}
