import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import type { ReadCart } from '#selling/cart/server/read-cart.ts';
import { type CurrencyFields, minorUnits } from '../currency-fields.ts';
import { storeWords } from '../store-words.ts';

/** The one parcel of a cart with every rate that it can be sent at; none where the shop does not send to (wire 1.1). */
export function shippingPackages(ctx: RequestContext, cart: ReadCart, currency: CurrencyFields) {
  const { shipping, shippingOptions, shippingGone, state, destination } = cart;
  if (shippingOptions.length === 0) return [];
  const words = storeWords(ctx);
  const items = cart.lines.map(({ row }) => ({
    key: row.key,
    name: escapeHtml(row.name),
    quantity: row.quantity,
  }));
  const contents = {
    key: words.packageItems,
    value: items.map((item) => `${item.name} &times; ${item.quantity}`).join(', '),
  };
  const titles = new Map(state.shippingOptions.map(({ method, title }) => [method, title]));
  return [
    {
      package_id: 0,
      name: words.shippingPackage,
      destination: { address_1: '', address_2: '', city: '', ...destination },
      items,
      shipping_rates: shippingOptions.map((rate) => {
        const [methodId = '', instance = '0'] = rate.method.split(':');
        return {
          rate_id: rate.method,
          name: escapeHtml(titles.get(rate.method) ?? ''),
          description: '',
          delivery_time: '',
          price: minorUnits(rate.net),
          taxes: minorUnits(rate.tax),
          method_id: methodId,
          instance_id: Number(instance),
          meta_data: [contents],
          // A rate that was chosen and is gone leaves none selected, until another is chosen (wire 1.2).
          selected: !shippingGone && rate.method === shipping?.method,
          ...currency,
        };
      }),
    },
  ];
}
