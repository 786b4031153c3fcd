import type { OrderToCreate, SetupToCreate } from './paypal-api.ts';

const preferences = {
  shop: 'SET_PROVIDED_ADDRESS',
  wallet: 'GET_FROM_FILE',
  none: 'NO_SHIPPING',
} as const satisfies Record<OrderToCreate['shipFrom'], string>;

const verification = 'SCA_WHEN_REQUIRED';

type Experience = Pick<OrderToCreate, 'brandName' | 'locale' | 'returnUrl' | 'cancelUrl'>;

const experienceOf = ({ brandName, locale, returnUrl, cancelUrl }: Experience) => ({
  brand_name: brandName.slice(0, 127),
  locale,
  return_url: returnUrl,
  cancel_url: cancelUrl,
});

const customerOf = (id: string) => (id === '' ? {} : { customer: { id } });

/** The body that makes an order: its money is captured, and the buyer comes back to confirm it (PAY-03, PAY-12, PAY-16). */
export function orderRequest(order: OrderToCreate): Readonly<Record<string, unknown>> {
  const source = sourceOf(order);
  return {
    intent: 'CAPTURE',
    purchase_units: [order.unit],
    ...(source === null ? {} : { payment_source: source }),
  };
}

/** Null for Apple Pay: PayPal's script says what pays when the sheet is confirmed. */
function sourceOf(order: OrderToCreate) {
  switch (order.source) {
    case 'applepay':
      return null;
    case 'googlepay':
      return { google_pay: { attributes: { verification: { method: verification } } } };
    case 'card':
      return { card: cardOf(order) };
    case 'wallet':
      return { paypal: walletOf(order) };
  }
}

function cardOf(order: OrderToCreate) {
  const { cardholder, saveFor, token } = order;
  return {
    ...(cardholder === '' ? {} : { name: cardholder.slice(0, 300) }),
    ...(token === undefined
      ? {}
      : {
          vault_id: token,
          stored_credential: { payment_initiator: 'CUSTOMER', payment_type: 'ONE_TIME', usage: 'SUBSEQUENT' },
        }),
    attributes: {
      verification: { method: verification },
      ...(saveFor === undefined ? {} : { ...customerOf(saveFor), vault: { store_in_vault: 'ON_SUCCESS' } }),
    },
    experience_context: experienceOf(order),
  };
}

function walletOf(order: OrderToCreate) {
  const { saveFor, token, shipFrom } = order;
  return {
    ...(token === undefined ? {} : { vault_id: token }),
    ...(saveFor === undefined
      ? {}
      : {
          attributes: {
            ...customerOf(saveFor),
            vault: { store_in_vault: 'ON_SUCCESS', usage_type: 'MERCHANT' },
          },
        }),
    experience_context: {
      ...experienceOf(order),
      user_action: token === undefined ? 'CONTINUE' : 'PAY_NOW',
      landing_page: 'NO_PREFERENCE',
      shipping_preference: preferences[shipFrom],
    },
  };
}

/** The body that begins to store a method: a card is entered into the provider's fields, the wallet is approved on its page. */
export function setupRequest(setup: SetupToCreate): Readonly<Record<string, unknown>> {
  const experience = experienceOf(setup);
  const source =
    setup.source === 'card'
      ? { card: { verification_method: verification, experience_context: experience } }
      : { paypal: { usage_type: 'MERCHANT', experience_context: experience } };
  return { payment_source: source, ...customerOf(setup.customerId) };
}
