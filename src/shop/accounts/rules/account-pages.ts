/** The pages of an account in the order of its menu; a room that brings a page of its own adds it here (ACC-03, ACC-04). */
export const accountPages = [
  { id: 'dashboard', path: '/my-account/' },
  { id: 'orders', path: '/my-account/orders/' },
  { id: 'conversations', path: '/my-account/conversation/' },
  { id: 'addresses', path: '/my-account/edit-address/' },
  { id: 'details', path: '/my-account/edit-account/' },
  { id: 'sessions', path: '/my-account/sessions/' },
] as const;

export type AccountPageId = (typeof accountPages)[number]['id'];
