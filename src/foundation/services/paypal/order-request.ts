import type { OrderToCreate } from './paypal-api.ts';

const preferences = {
  shop: 'SET_PROVIDED_ADDRESS',
  wallet: 'GET_FROM_FILE',
  none: 'NO_SHIPPING',
} as const satisfies Record<OrderToCreate['shipFrom'], string>;

/** The body that makes an order: its money is captured, and the buyer comes back to confirm it (PAY-03, PAY-12, PAY-16). */
export function orderRequest(order: OrderToCreate): Readonly<Record<string, unknown>> {
  const experience = {
    brand_name: order.brandName.slice(0, 127),
    locale: order.locale,
    return_url: order.returnUrl,
    cancel_url: order.cancelUrl,
  };
  const source =
    order.source === 'card'
      ? {
          card: {
            ...(order.cardholder === '' ? {} : { name: order.cardholder.slice(0, 300) }),
            attributes: { verification: { method: 'SCA_WHEN_REQUIRED' } },
            experience_context: experience,
          },
        }
      : {
          paypal: {
            experience_context: {
              ...experience,
              user_action: 'CONTINUE',
              landing_page: 'NO_PREFERENCE',
              shipping_preference: preferences[order.shipFrom],
            },
          },
        };
  return { intent: 'CAPTURE', purchase_units: [order.unit], payment_source: source };
}
