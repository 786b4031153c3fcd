import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

// Every address that people type. What they post to these addresses stands in endpoints/route-table.ts as well.
export default [
  layout('storefront/storefront-layout.tsx', [
    index('storefront/home.tsx'),
    route('shop', 'storefront/shop.tsx', { id: 'shop' }),
    route('shop/page/:page', 'storefront/shop.tsx', { id: 'shop-page' }),
    route('product-category/:slug', 'storefront/category.tsx', { id: 'category' }),
    route('product-category/:slug/page/:page', 'storefront/category.tsx', { id: 'category-page' }),
    route('product-tag/:slug', 'storefront/tag.tsx', { id: 'tag' }),
    route('product-tag/:slug/page/:page', 'storefront/tag.tsx', { id: 'tag-page' }),
    route('product/:slug', 'storefront/product.tsx'),
    route('product/:slug/:comments', 'storefront/product.tsx', { id: 'product-reviews' }),
    route('wp-comments-post.php', 'storefront/post-review.tsx'),
    route('cart', 'storefront/cart.tsx'),
    route('checkout', 'storefront/checkout.tsx'),
    route('checkout/order-received/:id', 'storefront/order-received.tsx'),
    route('my-account', 'account/account.tsx'),
    route('my-account/view-order/:id', 'account/view-order.tsx'),
    route(':slug', 'storefront/content.tsx'),
    route('*', 'storefront/not-found.tsx'),
  ]),
  layout('staff/staff-layout.tsx', [
    route('staff', 'staff/home.ts'),
    route('staff/orders', 'staff/orders.tsx'),
    route('staff/orders/:id', 'staff/order.tsx'),
    route('staff/reviews', 'staff/reviews.tsx'),
    route('staff/reviews/:id', 'staff/review.tsx'),
    route('staff/pictures', 'staff/pictures.tsx'),
    route('staff/pictures/:id', 'staff/product-pictures.tsx'),
    route('staff/searches', 'staff/searches.tsx'),
    route('staff/post-box', 'staff/post-box.tsx'),
    route('staff/post-box/:id', 'staff/letter.tsx'),
    route('staff/settings', 'staff/settings.tsx'),
    route('staff/audit', 'staff/audit.tsx'),
  ]),
  route('staff/post-box/:id/html', 'staff/letter-html.ts'),
] satisfies RouteConfig;
