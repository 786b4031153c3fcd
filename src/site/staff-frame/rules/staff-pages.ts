import { section } from './staff-section.ts';

const number = '{[0-9]+}';
const numberOrNew = '{new|[0-9]+}';
const figures = '{quotes|carts|coupons|stock|searches}';

/**
 * Every page of the staff area, in the order of the menu. Addresses, menu entries and the rights of posted forms come from here; the name
 * of an entry is the text `menu` among those of its pages.
 */
export const staffSections = [
  section('orders', 'sales', 'orders', [
    { at: '', file: 'orders.tsx', forms: true },
    { at: `:id${number}/`, file: 'order.tsx', forms: true },
    { at: `:id${number}/edit/`, file: 'order-edit.tsx', forms: 'edit-orders' },
  ]),
  section('counter', 'sales', 'counter', [
    { at: '', file: 'counter/counter.tsx', forms: true },
    { at: 'customer/', file: 'counter/customer.tsx', forms: true },
    { at: 'tills/', file: 'counter/tills.tsx', forms: 'tills' },
    { at: `tills/:id${number}/`, file: 'counter/till.tsx', forms: true },
    { at: `sales/:id${number}/`, file: 'counter/sale.tsx', forms: true },
    { at: `closings/:id${number}/`, file: 'counter/closing.ts' },
    { at: `:id${number}/`, file: 'counter/draft.tsx', forms: true },
  ]),
  section('fulfilment', 'sales', 'fulfilment', [
    { at: '', file: 'fulfilment/orders-to-ship.tsx', forms: true },
    { at: 'delivery-notes/', file: 'fulfilment/delivery-notes.tsx' },
    { at: `delivery-notes/order/:id${number}/`, file: 'fulfilment/notes-of-order.tsx', forms: true },
    { at: `delivery-notes/:id${number}/note.pdf`, file: 'fulfilment/delivery-note-print.ts' },
    { at: 'parcels/', file: 'fulfilment/parcels.tsx' },
    { at: 'parcels.csv', file: 'fulfilment/parcels-file.ts' },
    { at: `parcels/:id${number}/`, file: 'fulfilment/parcel.tsx', forms: true },
    { at: `parcels/:id${number}/label.pdf`, file: 'fulfilment/parcel-label.ts' },
    { at: 'picking/', file: 'fulfilment/pick-lists.tsx' },
    { at: `picking/:id${number}/`, file: 'fulfilment/pick-list.tsx', forms: true },
    { at: `picking/:id${number}/scan/`, file: 'fulfilment/pick-list-scan.ts', forms: true },
    { at: `picking/:id${number}/list.pdf`, file: 'fulfilment/pick-list-print.ts' },
    { at: 'carriers/', file: 'fulfilment/carriers.tsx' },
    { at: `carriers/:id${numberOrNew}/`, file: 'fulfilment/carrier.tsx', forms: true },
    { at: `carriers/:id${number}/labels/`, file: 'fulfilment/carrier-labels.tsx', forms: 'settings' },
  ]),
  section('returns', 'sales', 'returns', [
    { at: '', file: 'returns/returns.tsx' },
    { at: `:id${number}/`, file: 'returns/return.tsx', forms: true },
    { at: `:id${number}/slip.pdf`, file: 'returns/return-slip.ts' },
    { at: `files/:id${number}/`, file: 'returns/file.ts' },
    { at: 'exclusions/', file: 'returns/exclusions.tsx', forms: true },
  ]),
  section('incoming-payments', 'sales', 'payments', [
    { at: '', file: 'payments/incoming-payments.tsx', forms: true },
    { at: 'couriers/', file: 'payments/owed-by-couriers.tsx', forms: true },
  ]),
  section('conversations', 'sales', 'conversations', [
    { at: '', file: 'conversations/conversations.tsx' },
    { at: 'templates/', file: 'conversations/answer-templates.tsx' },
    { at: `templates/:id${numberOrNew}/`, file: 'conversations/answer-template.tsx', forms: true },
    { at: 'inbox/', file: 'conversations/inbox.tsx' },
    { at: `inbox/:id${number}/`, file: 'conversations/inbox-email.tsx', forms: true },
    { at: 'mailbox/', file: 'conversations/mailbox.tsx', forms: 'settings' },
    { at: `:id${number}/`, file: 'conversations/conversation.tsx', forms: true },
  ]),
  section('offers', 'sales', 'offers', [
    { at: '', file: 'terms/offers.tsx' },
    { at: `:id${numberOrNew}/`, file: 'terms/offer.tsx', forms: true },
  ]),
  section('reports', 'sales', 'reports', [
    { at: '', file: 'reports/reports.tsx' },
    { at: 'export.csv', file: 'reports/report-csv.ts' },
    { at: 'export.xlsx', file: 'reports/report-xlsx.ts' },
    { at: `:about${figures}/`, file: 'reports/figures.tsx' },
    { at: `:about${figures}/export.csv`, file: 'reports/figures-csv.ts' },
    { at: `:about${figures}/export.xlsx`, file: 'reports/figures-xlsx.ts' },
  ]),
  section('customers', 'customers', 'customers-view', [
    { at: '', file: 'customers.tsx' },
    { at: `:id${number}/`, file: 'customer.tsx', forms: 'customers' },
    { at: `:id${number}/company/`, file: 'customer-company.tsx', forms: 'customers' },
  ]),
  section('registrations', 'customers', 'registration', [
    { at: '', file: 'registrations/registrations.tsx' },
    { at: `:id${number}/`, file: 'registrations/registration.tsx', forms: true },
    { at: 'files/:id/', file: 'registrations/file.ts' },
  ]),
  section('groups', 'customers', 'groups', [
    { at: '', file: 'groups.tsx' },
    { at: ':id{new|guests|[0-9]+}/', file: 'group.tsx', forms: true },
  ]),
  section('vat-checks', 'customers', 'vat', [{ at: '', file: 'vat-checks.tsx', forms: true }]),
  section('products', 'catalogue', 'products', [
    { at: '', file: 'products/products.tsx', forms: true },
    { at: 'find/', file: 'products/find.ts' },
    { at: 'bulk/', file: 'products/bulk-edits.tsx', forms: true },
    { at: `bulk/:id${number}/`, file: 'products/bulk-edit.tsx', forms: true },
    { at: `:id${numberOrNew}/`, file: 'products/product.tsx', forms: true },
    { at: `:id${number}/variations/`, file: 'products/variations.tsx', forms: true },
    { at: `:id${number}/variations/versions/`, file: 'products/variation-versions.tsx', forms: true },
    { at: `:id${number}/preview/`, file: 'products/preview.ts' },
  ]),
  section('stock', 'catalogue', 'stock', [
    { at: '', file: 'stock/stock.tsx' },
    { at: `:id${number}/`, file: 'stock/article-stock.tsx', forms: true },
    { at: 'bulk/', file: 'stock/stock-edits.tsx', forms: true },
    { at: `bulk/:id${number}/`, file: 'stock/stock-edit.tsx', forms: true },
    { at: 'export.csv', file: 'stock/stock-file.ts' },
    { at: 'receipts/', file: 'stock/receipts.tsx' },
    { at: `receipts/:id${numberOrNew}/`, file: 'stock/receipt.tsx', forms: true },
    { at: `receipts/:id${number}/scan/`, file: 'stock/receipt-scan.ts', forms: true },
    { at: 'counts/', file: 'stock/counts.tsx' },
    { at: 'counts/new/', file: 'stock/new-count.tsx', forms: true },
    { at: `counts/:id${number}/`, file: 'stock/count.tsx', forms: true },
    { at: `counts/:id${number}/scan/`, file: 'stock/count-scan.ts', forms: true },
    { at: `counts/:id${number}/differences/`, file: 'stock/count-differences.tsx', forms: true },
    { at: `counts/:id${number}/differences.csv`, file: 'stock/count-differences-file.ts' },
    { at: 'transfers/', file: 'stock/transfers.tsx' },
    { at: `transfers/:id${numberOrNew}/`, file: 'stock/transfer.tsx', forms: true },
    { at: `transfers/:id${number}/scan/`, file: 'stock/transfer-scan.ts', forms: true },
    { at: 'locations/', file: 'stock/locations.tsx', forms: true },
    { at: `locations/:id${numberOrNew}/`, file: 'stock/location.tsx', forms: true },
    { at: 'value/', file: 'stock/stock-value.tsx' },
    { at: 'value.csv', file: 'stock/stock-value-file.ts' },
  ]),
  section('categories', 'catalogue', 'products', [
    { at: '', file: 'catalogue/categories.tsx', forms: true },
    { at: `:id${numberOrNew}/`, file: 'catalogue/category.tsx', forms: true },
  ]),
  section('brands', 'catalogue', 'products', [
    { at: '', file: 'catalogue/brands.tsx' },
    { at: `:id${numberOrNew}/`, file: 'catalogue/brand.tsx', forms: true },
  ]),
  section('tags', 'catalogue', 'products', [
    { at: '', file: 'catalogue/tags.tsx' },
    { at: `:id${numberOrNew}/`, file: 'catalogue/tag.tsx', forms: true },
  ]),
  section('attributes', 'catalogue', 'products', [
    { at: '', file: 'catalogue/attributes.tsx', forms: true },
    { at: `:id${numberOrNew}/`, file: 'catalogue/attribute.tsx', forms: true },
    { at: `:id${number}/merge/`, file: 'catalogue/attribute-merge.tsx', forms: true },
    { at: `:attribute${number}/terms/:id${numberOrNew}/`, file: 'catalogue/attribute-term.tsx', forms: true },
  ]),
  section('pictures', 'catalogue', 'products', [
    { at: '', file: 'pictures.tsx' },
    { at: ':id/', file: 'product-pictures.tsx', forms: true },
  ]),
  section('vendors', 'catalogue', 'products', [
    { at: '', file: 'office/vendors.tsx' },
    { at: `:id${numberOrNew}/`, file: 'office/vendor.tsx', forms: true },
  ]),
  section('reviews', 'catalogue', 'reviews', [
    { at: '', file: 'reviews.tsx', forms: true },
    { at: `:id${number}/`, file: 'review.tsx', forms: true },
  ]),
  section('menus', 'content', 'menus', [
    { at: '', file: 'menus/menus.tsx', forms: true },
    { at: `:id${numberOrNew}/`, file: 'menus/menu-entry.tsx', forms: true },
  ]),
  section('pages', 'content', 'pages', [
    { at: '', file: 'pages/pages.tsx', forms: true },
    { at: ':id{new|home|[0-9]+}/', file: 'pages/page.tsx', forms: true },
    { at: ':id{home|[0-9]+}/preview/', file: 'pages/preview.ts' },
  ]),
  section('banners', 'content', 'banners', [
    { at: '', file: 'banners/banners.tsx' },
    { at: `:id${numberOrNew}/`, file: 'banners/banner.tsx', forms: true },
  ]),
  section('media', 'content', 'products', [
    { at: '', file: 'media/library.tsx' },
    { at: 'find/', file: 'media/find.ts' },
    { at: `:id${number}/`, file: 'media/library-item.tsx', forms: true },
  ]),
  section('product-tables', 'content', 'products', [
    { at: '', file: 'office/product-tables.tsx' },
    { at: `:id${numberOrNew}/`, file: 'office/product-table.tsx', forms: true },
  ]),
  section('searches', 'content', 'searches', [{ at: '', file: 'searches.tsx' }]),
  section('redirects', 'content', 'redirects', [
    { at: '', file: 'redirects/redirects.tsx', forms: true },
    { at: 'missing/', file: 'redirects/missing-addresses.tsx', forms: true },
    { at: `:id${numberOrNew}/`, file: 'redirects/redirect.tsx', forms: true },
  ]),
  section('price-lists', 'prices', 'prices', [
    { at: '', file: 'prices/price-lists.tsx', forms: true },
    { at: `:id${number}/`, file: 'prices/price-list.tsx', forms: true },
    { at: `:id${number}/imports/:import${number}/`, file: 'prices/price-import.tsx', forms: true },
    { at: ':id/export.csv', file: 'prices/price-list-file.ts' },
    { at: ':id/imports/:import/report.csv', file: 'prices/price-import-report.ts' },
  ]),
  section('explain-price', 'prices', 'explain-prices', [{ at: '', file: 'prices/explain-price.tsx' }]),
  section('coupons', 'prices', 'coupons', [
    { at: '', file: 'terms/coupons.tsx' },
    { at: `:id${numberOrNew}/`, file: 'terms/coupon.tsx', forms: true },
  ]),
  section('payment-rules', 'checkout', 'payments', [{ at: '', file: 'payment-rules.tsx', forms: true }]),
  section('payment-providers', 'checkout', 'payment-providers', [
    { at: '', file: 'office/payment-providers.tsx', forms: true },
  ]),
  section('shipping', 'checkout', 'shipping', [
    { at: '', file: 'terms/shipping.tsx' },
    { at: `:id${numberOrNew}/`, file: 'terms/shipping-zone.tsx', forms: true },
  ]),
  section('shipping-classes', 'checkout', 'shipping', [
    { at: '', file: 'catalogue/shipping-classes.tsx' },
    { at: `:id${numberOrNew}/`, file: 'catalogue/shipping-class.tsx', forms: true },
  ]),
  section('taxes', 'checkout', 'taxes', [
    { at: '', file: 'terms/taxes.tsx' },
    { at: `:id${numberOrNew}/`, file: 'terms/tax-rate.tsx', forms: true },
  ]),
  section('setup', 'settings', 'settings', [
    { at: '', file: 'office/set-up.tsx' },
    { at: 'demo/', file: 'office/remove-demo.tsx', forms: true },
    { at: ':step{firm|look|prices|shipping|email}/', file: 'office/set-up-step.tsx', forms: true },
  ]),
  section('settings', 'settings', 'settings', [
    { at: '', file: 'office/settings.tsx', forms: true },
    { at: 'look/', file: 'office/look-preview.ts' },
  ]),
  section('guarantee-notice', 'content', 'settings', [
    { at: '', file: 'office/guarantee-notice.tsx', forms: true },
  ]),
  section('roles', 'settings', 'registration', [
    { at: '', file: 'registrations/roles.tsx', forms: true },
    { at: 'fields/:id/', file: 'registrations/field.tsx', forms: true },
    { at: ':id/', file: 'registrations/role.tsx', forms: true },
  ]),
  section('quote-fields', 'settings', 'quote-fields', [
    { at: '', file: 'conversations/quote-fields.tsx', forms: true },
    { at: `:id${numberOrNew}/`, file: 'conversations/quote-field.tsx', forms: true },
  ]),
  section('staff-people', 'settings', 'staff', [
    { at: '', file: 'office/staff-people.tsx', forms: true },
    { at: 'new/', file: 'office/staff-invitation.tsx', forms: true },
  ]),
  section('staff-roles', 'settings', 'staff', [
    { at: '', file: 'office/staff-roles.tsx' },
    { at: `:id${numberOrNew}/`, file: 'office/staff-role.tsx', forms: true },
  ]),
  section('api-keys', 'settings', 'api-keys', [
    { at: '', file: 'office/api-keys.tsx', forms: true },
    { at: 'new/', file: 'office/api-key.tsx', forms: true },
    { at: 'webhooks/', file: 'webhooks/webhooks.tsx' },
    { at: `webhooks/:id${numberOrNew}/`, file: 'webhooks/webhook.tsx', forms: true },
    { at: 'webhooks/:id/deliveries/', file: 'webhooks/deliveries.tsx', forms: true },
    { at: 'webhooks/:id/deliveries/:delivery/', file: 'webhooks/delivery.tsx' },
  ]),
  section('post-box', 'settings', 'letters', [
    { at: '', file: 'email-log.tsx' },
    { at: ':id/', file: 'email.tsx' },
    { at: ':id/html/', file: 'email-html.ts' },
  ]),
  section('emails', 'settings', 'emails', [
    { at: '', file: 'emails/email-texts.tsx' },
    { at: ':email{[a-z-]+}/:locale{it|en}/', file: 'emails/email-text.tsx', forms: true },
    { at: ':email{[a-z-]+}/:locale{it|en}/preview/', file: 'emails/email-preview.ts', forms: true },
  ]),
  section('audit', 'settings', 'audit', [{ at: '', file: 'office/audit.tsx' }]),
];

/** The sections of the staff area. */
export type StaffSection = (typeof staffSections)[number]['id'];

/** The address of a section, which is its first page. */
export const staffSectionPath = (id: StaffSection) => `/staff/${id}/`;

/** The section that an address of the staff area belongs to; null for its first page. */
export function staffSectionOf(path: string): StaffSection | null {
  return staffSections.find(({ id }) => `${path}/`.startsWith(staffSectionPath(id)))?.id ?? null;
}

/** Every page with its address as the route table writes it, and the right that posting a form to it takes; null for a page without forms. */
export const staffPages = staffSections.flatMap(({ id, right, pages }) =>
  pages.map(({ at, file, forms }) => ({
    path: `/staff/${id}/${at}`,
    file,
    formRight: forms === true ? right : (forms ?? null),
  })),
);
