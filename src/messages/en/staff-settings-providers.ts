/** The words of the payment methods that a provider carries out. */
export const providerSettings = {
  wallet_enabled: {
    label: 'PayPal',
    hint: 'Only where it is on in “Payment providers”.',
  },
  wallet_card_enabled: {
    label: 'Credit or debit card',
    hint: 'Only where PayPal, which takes them, is on in “Payment providers”.',
  },
  wallet_card_fields_enabled: {
    label: 'Card fields at checkout',
    hint: 'The card is typed in on the order page, in protected fields of the payment provider. If this is off, or the provider’s script cannot be loaded, it is typed in on the provider’s page.',
  },
  saved_methods_enabled: {
    label: 'Saved payment methods',
    hint: 'Whoever has an account may save the card or account that they pay with at the payment provider, and use it for later purchases. The shop stores only brand, last four digits and expiry. It applies to providers that can do so.',
  },
  wallet_script_buttons_enabled: {
    label: 'PayPal buttons in cart and checkout',
    hint: 'PayPal’s script draws the buttons, and PayPal opens without leaving the page. If this is off, or the script cannot be loaded, the shop’s own buttons remain.',
  },
  apple_pay_enabled: {
    label: 'Apple Pay in cart and checkout',
    hint: 'Collected by PayPal. It needs a PayPal account with Apple Pay and the domain of the shop registered there; the button appears in Safari, on devices that have a card.',
  },
  google_pay_enabled: {
    label: 'Google Pay in cart and checkout',
    hint: 'Collected by PayPal. It needs a PayPal account with Google Pay; the button appears where the browser can pay so.',
  },
  apple_pay_domain_association: {
    label: 'Apple’s file for the domain',
    hint: 'Paste what is in the file that PayPal offers for registering the domain: the shop publishes it at /.well-known/apple-developer-merchantid-domain-association.',
  },
  satispay_enabled: {
    label: 'Satispay',
    hint: 'Only where it is on in “Payment providers”.',
  },
  nexi_enabled: {
    label: 'Card by Nexi XPay',
    hint: 'Only where Nexi XPay is on in “Payment providers”.',
  },
};
