import type { AuditEntry, AuditSubjectKind } from './audit-entry.ts';

const pages: Readonly<Partial<Record<AuditSubjectKind, string>>> = {
  coupon: '/staff/coupons/',
  'shipping-zone': '/staff/shipping/',
  'tax-rate': '/staff/taxes/',
  order: '/staff/orders/',
  review: '/staff/reviews/',
  product: '/staff/products/',
  category: '/staff/categories/',
  brand: '/staff/brands/',
  attribute: '/staff/attributes/',
  tag: '/staff/tags/',
  'shipping-class': '/staff/shipping-classes/',
  customer: '/staff/customers/',
  'staff-role': '/staff/staff-roles/',
  'customer-group': '/staff/groups/',
  'registration-request': '/staff/registrations/',
  'registration-role': '/staff/roles/',
  'registration-field': '/staff/roles/fields/',
  'price-list': '/staff/price-lists/',
  conversation: '/staff/conversations/',
  'quote-field': '/staff/quote-fields/',
  offer: '/staff/offers/',
  'product-table': '/staff/product-tables/',
  stock: '/staff/stock/',
  'stock-receipt': '/staff/stock/receipts/',
  'stock-count': '/staff/stock/counts/',
  'stock-location': '/staff/stock/locations/',
  'stock-transfer': '/staff/stock/transfers/',
  'pick-list': '/staff/fulfilment/picking/',
  carrier: '/staff/fulfilment/carriers/',
  'bulk-edit': '/staff/products/bulk/',
  till: '/staff/counter/tills/',
};

/** Where staff find the subject of an entry, and its own history where it has one; null where it has no page of its own. */
export function auditSubjectPath({ kind, id }: AuditEntry['subject']): string | null {
  const page = pages[kind];
  return page !== undefined && /^\d+$/.test(id) ? `${page}${id}/` : null;
}
