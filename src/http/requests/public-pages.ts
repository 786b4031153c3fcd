import { usualPath } from '#site/frame/rules/usual-path.ts';

const publicPages =
  /^\/$|^\/(?:shop|product-category|product-tag|product|brand)(?:\/|$)|^\/[a-z0-9]+(?:-[a-z0-9]+)*\/$/;
// Pages of one visitor, and addresses that are no pages.
const ownPages =
  /^\/(?:cart|checkout|request-quote|wishlist|recently-viewed|product-question|stock-alert|my-account|staff|wp-admin|wp-json|assets|media|healthz|readyz|metrics)(?:\/|$)/;

/** True for pages that are the same for everybody of an audience: home, listings, products and content pages, in their one way of writing. */
export function isPublicPage(pathname: string): boolean {
  return publicPages.test(pathname) && !ownPages.test(pathname) && usualPath(pathname) === null;
}
