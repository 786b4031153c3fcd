import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { staffPages } from '#site/staff-frame/rules/staff-pages.ts';

/** The pages of the staff area, or its files, which have no frame around them. */
const staffRoutes = (kind: '.ts' | '.tsx') =>
  staffPages
    .filter(({ file }) => file.endsWith(kind))
    .map(({ path, file }) => route(path.replace(/\{[^}]*\}/g, '').replace(/^\/|\/$/g, ''), `staff/${file}`));

// Every address that people open. The route table, src/http/wire/route-table.ts, has those that forms are posted to as well.
export default [
  index('storefront/home.tsx'),
  route('shop', 'storefront/shop.tsx', { id: 'shop' }),
  route('shop/page/:page', 'storefront/shop.tsx', { id: 'shop-page' }),
  route('product-category/:slug', 'storefront/term-listing.tsx', { id: 'category' }),
  route('product-category/:slug/page/:page', 'storefront/term-listing.tsx', { id: 'category-page' }),
  route('product-tag/:slug', 'storefront/term-listing.tsx', { id: 'tag' }),
  route('product-tag/:slug/page/:page', 'storefront/term-listing.tsx', { id: 'tag-page' }),
  route('brand/:slug', 'storefront/term-listing.tsx', { id: 'brand' }),
  route('brand/:slug/page/:page', 'storefront/term-listing.tsx', { id: 'brand-page' }),
  route('product/:slug', 'storefront/product.tsx'),
  route('product/:slug/:comments', 'storefront/product.tsx', { id: 'product-reviews' }),
  route('wp-comments-post.php', 'storefront/post-review.tsx'),
  route('cart', 'storefront/cart.tsx'),
  route('request-quote', 'storefront/quote-list/request-quote.tsx'),
  route('checkout', 'storefront/checkout.tsx'),
  route('checkout/wallet-buttons', 'storefront/wallet-buttons.tsx'),
  route('checkout/order-pay/:id', 'storefront/order-pay.tsx'),
  route('checkout/order-received/:id', 'storefront/order-received.tsx'),
  route('my-account', 'account/account.tsx'),
  route('my-account/orders', 'account/own-orders.tsx'),
  route('my-account/view-order/:id', 'account/view-order.tsx'),
  route('my-account/company', 'account/company.tsx'),
  route('my-account/edit-address', 'account/addresses.tsx'),
  route('my-account/edit-address/:kind', 'account/edit-address.tsx'),
  route('my-account/payment-methods', 'account/payment-methods.tsx'),
  route('my-account/edit-account', 'account/edit-account.tsx'),
  route('my-account/sessions', 'account/sessions.tsx'),
  route('my-account/second-factor', 'account/second-factor.tsx'),
  route('my-account/staff-access', 'account/staff-access.tsx'),
  route('my-account/staff-invitation', 'account/staff-invitation.tsx'),
  route('my-account/conversation', 'account/conversation.tsx'),
  route('my-account/offers', 'account/offers/offers.tsx'),
  route('my-account/offers/:id/counter', 'account/offers/counter.tsx'),
  route('my-account/purchase-lists', 'account/purchase-lists.tsx'),
  route('my-account/purchase-lists/:id', 'account/purchase-list.tsx'),
  route('my-account/subaccounts', 'account/subaccounts.tsx'),
  route('my-account/subaccounts/:id', 'account/subaccount.tsx'),
  route('my-account/quick-order', 'account/quick-order.tsx'),
  route('my-account/quote-request', 'account/quotes/quote-request.tsx'),
  route('my-account/lost-password', 'account/lost-password.tsx'),
  route('my-account/log-in-link', 'account/log-in-link.tsx'),
  route('my-account/confirm-email', 'account/confirm-email.tsx'),
  route('order-link', 'account/order-link.tsx'),
  route('setup', 'account/setup.tsx'),
  route(':slug', 'storefront/content.tsx'),
  route('*', 'storefront/not-found.tsx'),
  layout('staff/staff-layout.tsx', [route('staff', 'staff/home.tsx'), ...staffRoutes('.tsx')]),
  route('request-quote/place', 'storefront/quote-list/quote-list-context.ts'),
  route('my-account/quote-request/form', 'account/quotes/quote-form.ts'),
  route('my-account/offers/:id/offer.pdf', 'account/offers/offer-pdf.ts'),
  route('my-account/conversation/files/:id', 'account/quotes/quote-file.ts'),
  ...staffRoutes('.ts'),
] satisfies RouteConfig;
