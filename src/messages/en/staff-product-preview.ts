import type { productPreview as preview } from '../it/staff-product-preview.ts';

export const productPreview: typeof preview = {
  title: 'Preview',
  as: (name) => `as ${name === null ? 'a visitor without an account' : name} sees it.`,
  unknown: (email) =>
    email === ''
      ? 'This group is gone: here is what a visitor sees.'
      : `No customer has the email ${email}: here is what a visitor sees.`,
  unseen: 'They do not see this product, but the page below.',
  states: {
    draft: 'It is a draft: the shop does not show it yet.',
    scheduled: 'It is scheduled: the shop does not show it yet.',
    published: 'It is published.',
    private: 'It is private: the shop does not show it.',
  },
  typed: {
    shown: 'Unsaved changes are shown as well.',
    'left-out': 'Unsaved changes have problems: the last saved version is shown.',
  },
  noBuying: 'Nothing is bought in a preview.',
  audience: 'As seen by',
  guests: 'Visitor without an account',
  customer: 'or a customer',
  customerHint: 'their email',
  show: 'Show',
  back: 'Back to the product',
};
