import type { stockAlertEmails as it, stockAlertEmailTexts as textsIt } from '../it/stock-alert-emails.ts';

export const stockAlertEmailTexts: typeof textsIt = {
  'stock-alert-confirm': {
    subject: 'Confirm the alert: {product_name}',
    heading: 'Would you like an alert?',
    intro:
      'Somebody, perhaps you, asked for an email to this address when “{product_name}” can be ordered again. If you want it, confirm.',
    closing: 'The link holds for two days. If it was not you, ignore this email: we do not send another.',
  },
  'stock-alert': {
    subject: 'Back in stock: {product_name}',
    heading: 'It is back in stock',
    intro:
      '“{product_name}” can be ordered again. We write to everybody who waits for it and put no pieces aside: if you need it, order soon.',
    closing:
      'You received this email because you asked for an alert at {shop_name}. It is the only one for this article.',
  },
};

export const stockAlertEmails: typeof it = {
  sku: (sku: string) => `Code ${sku}`,
  confirm: 'Confirm the alert',
  toProduct: 'Go to the article',
  manage: 'Cancel the other alerts of this address',
};
