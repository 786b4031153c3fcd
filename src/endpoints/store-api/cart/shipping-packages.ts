import type { Toolbox } from '#services/toolbox.ts';
import type { ReadCart } from '#shop/cart/server/read-cart.ts';
import { escapeHtml } from '../../escape-html.ts';
import { type CurrencyFields, minorUnits } from '../currency-fields.ts';
import { storeWords } from '../store-words.ts';

/** The one parcel of a cart with the one rate that it can be sent at; none where the shop does not send to (wire 1.1). */
export function shippingPackages(toolbox: Toolbox, cart: ReadCart, currency: CurrencyFields) {
  const { shipping, state, destination } = cart;
  if (!shipping || state.shipping === null) return [];
  const words = storeWords(toolbox);
  const [methodId = '', instance = '0'] = shipping.method.split(':');
  const items = cart.lines.map(({ row }) => ({
    key: row.key,
    name: escapeHtml(row.name),
    quantity: row.quantity,
  }));
  return [
    {
      package_id: 0,
      name: words.shippingPackage,
      destination: { address_1: '', address_2: '', city: '', ...destination },
      items,
      shipping_rates: [
        {
          rate_id: shipping.method,
          name: state.shipping.title,
          description: '',
          delivery_time: '',
          price: minorUnits(shipping.net),
          taxes: minorUnits(shipping.tax),
          method_id: methodId,
          instance_id: Number(instance),
          meta_data: [
            {
              key: words.packageItems,
              value: items.map((item) => `${item.name} &times; ${item.quantity}`).join(', '),
            },
          ],
          selected: true,
          ...currency,
        },
      ],
    },
  ];
}
