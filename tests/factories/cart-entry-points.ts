import type { CartState } from '#selling/cart/rules/cart-state.ts';
import type { TestBrowser } from './a-browser.ts';

export type CartAddition = {
  readonly id: number;
  readonly quantity?: number | string;
  readonly variationId?: number;
  readonly attributes?: Readonly<Record<string, string>>;
};

/** A way to change the cart from outside; `accepted` says whether the shop did it. */
export type CartEntryPoint = {
  readonly name: string;
  add(
    browser: TestBrowser,
    addition: CartAddition,
  ): Promise<{ readonly accepted: boolean; readonly response: Response }>;
  remove(browser: TestBrowser, key: string): Promise<{ readonly accepted: boolean }>;
};

/** The cart as the browser's scripts read it. */
export async function cartOf(browser: TestBrowser): Promise<{
  cart: CartState;
  cart_nonce: string;
  store_nonce: string;
  cart_hash: string;
  fragments: Record<string, string>;
}> {
  const response = await browser.post('/?wc-ajax=get_refreshed_fragments', { time: 1 });
  return response.json();
}

const fieldsOf = ({ quantity, variationId, attributes }: CartAddition) => ({
  ...(quantity === undefined ? {} : { quantity: String(quantity) }),
  ...(variationId === undefined ? {} : { variation_id: String(variationId) }),
  ...attributes,
});

/** The plain links, by script, and the Store API. */
export const cartEntryPoints: readonly CartEntryPoint[] = [
  {
    name: 'plain link',
    async add(browser, addition) {
      const query = new URLSearchParams({ 'add-to-cart': String(addition.id), ...fieldsOf(addition) });
      const response = await browser.get(`/shop/?${query}`);
      const page: { notices: { kind: string }[] } = await response.clone().json();
      return { accepted: page.notices.at(-1)?.kind === 'success', response };
    },
    async remove(browser, key) {
      const { cart_nonce: nonce } = await cartOf(browser);
      const response = await browser.get(`/cart/?remove_item=${encodeURIComponent(key)}&_wpnonce=${nonce}`);
      return { accepted: response.headers.get('location')?.includes('removed_item=1') ?? false };
    },
  },
  {
    name: 'wc-ajax',
    async add(browser, addition) {
      const response = await browser.post('/?wc-ajax=add_to_cart', {
        product_id: addition.id,
        ...fieldsOf(addition),
      });
      const answer: Record<string, unknown> = await response.clone().json();
      return { accepted: answer.fragments !== undefined, response };
    },
    async remove(browser, key) {
      const response = await browser.post('/?wc-ajax=remove_from_cart', { cart_item_key: key });
      const answer: Record<string, unknown> = await response.json();
      return { accepted: answer.fragments !== undefined };
    },
  },
  {
    name: 'Store API',
    async add(browser, addition) {
      const { store_nonce: nonce } = await cartOf(browser);
      const variation = Object.entries(addition.attributes ?? {}).map(([attribute, value]) => ({
        attribute,
        value,
      }));
      const response = await browser.json(
        '/wp-json/wc/store/v1/cart/add-item',
        { id: addition.variationId ?? addition.id, quantity: addition.quantity ?? 1, variation },
        { nonce },
      );
      return { accepted: response.status === 201, response };
    },
    async remove(browser, key) {
      const { store_nonce: nonce } = await cartOf(browser);
      const response = await browser.json('/wp-json/wc/store/v1/cart/remove-item', { key }, { nonce });
      return { accepted: response.status === 200 };
    },
  },
];
