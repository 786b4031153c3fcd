import type { StaffRight } from '#foundation/visitor/rules/staff-rights.ts';

/** The headings of the staff area's menu. */
export const staffSectionGroups = ['sales', 'catalogue', 'customers', 'prices', 'settings'] as const;
export type StaffSectionGroup = (typeof staffSectionGroups)[number];

type Section = {
  readonly id: string;
  readonly path: `/staff/${string}/`;
  readonly group: StaffSectionGroup;
  /** who may not do this does not find the entry in the menu */
  readonly right: StaffRight;
};

/** The entries of the staff area's menu, group by group; their names stand in the words under `backOffice.sections`. */
export const staffSections = [
  { id: 'orders', path: '/staff/orders/', group: 'sales', right: 'orders' },
  { id: 'post-box', path: '/staff/post-box/', group: 'sales', right: 'letters' },

  { id: 'pictures', path: '/staff/pictures/', group: 'catalogue', right: 'products' },
  { id: 'reviews', path: '/staff/reviews/', group: 'catalogue', right: 'reviews' },
  { id: 'searches', path: '/staff/searches/', group: 'catalogue', right: 'searches' },
  { id: 'vendors', path: '/staff/vendors/', group: 'catalogue', right: 'products' },
  { id: 'product-tables', path: '/staff/product-tables/', group: 'catalogue', right: 'products' },

  { id: 'customers', path: '/staff/customers/', group: 'customers', right: 'customers-view' },
  { id: 'conversations', path: '/staff/conversations/', group: 'customers', right: 'conversations' },
  { id: 'offers', path: '/staff/offers/', group: 'customers', right: 'offers' },
  { id: 'quote-fields', path: '/staff/quote-fields/', group: 'customers', right: 'quote-fields' },
  { id: 'groups', path: '/staff/groups/', group: 'customers', right: 'groups' },
  { id: 'registrations', path: '/staff/registrations/', group: 'customers', right: 'registration' },
  { id: 'roles', path: '/staff/roles/', group: 'customers', right: 'registration' },
  { id: 'vat-checks', path: '/staff/vat-checks/', group: 'customers', right: 'vat' },
  { id: 'price-lists', path: '/staff/price-lists/', group: 'prices', right: 'prices' },
  { id: 'payment-rules', path: '/staff/payment-rules/', group: 'prices', right: 'payments' },

  { id: 'coupons', path: '/staff/coupons/', group: 'prices', right: 'coupons' },

  { id: 'shipping', path: '/staff/shipping/', group: 'settings', right: 'shipping' },
  { id: 'taxes', path: '/staff/taxes/', group: 'settings', right: 'taxes' },

  { id: 'settings', path: '/staff/settings/', group: 'settings', right: 'settings' },
  { id: 'audit', path: '/staff/audit/', group: 'settings', right: 'audit' },
] as const satisfies readonly Section[];

/** The parts of the staff area. */
export type StaffSection = (typeof staffSections)[number]['id'];

/** The part that an address of the staff area belongs to; null for its first page. */
export function staffSectionOf(path: string): StaffSection | null {
  return staffSections.find((section) => `${path}/`.startsWith(section.path))?.id ?? null;
}
