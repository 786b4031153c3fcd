import { gallerySettings } from '#catalogue/product-page/rules/gallery-settings.ts';
import { listingSettings } from '#catalogue/products/rules/listing-settings.ts';
import { reviewSettings } from '#catalogue/reviews/rules/review-settings.ts';
import { stockSettings } from '#catalogue/stock/rules/stock-settings.ts';
import { variationSettings } from '#catalogue/variations/rules/variation-settings.ts';
import { registrationSettings } from '#customers/registration/rules/registration-settings.ts';
import { storeApiSettings } from '#foundation/calls/rules/store-api-settings.ts';
import type { Definition } from '#foundation/settings/rules/setting-kinds.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import { shopSettings } from '#foundation/settings/rules/shop-settings.ts';
import { priceHistorySettings } from '#pricing/price-history/rules/price-history-settings.ts';
import { tierSettings } from '#pricing/prices/rules/tier-settings.ts';
import { taxSettings } from '#pricing/tax/rules/tax-settings.ts';
import { vatSettings } from '#pricing/vat/rules/vat-settings.ts';
import { cartSettings } from '#selling/cart/rules/cart-settings.ts';
import { checkoutSettings } from '#selling/checkout/rules/checkout-settings.ts';
import { guaranteeSettings } from '#selling/consumer-rights/rules/guarantee-settings.ts';
import { approvalSettings } from '#selling/orders/rules/approval-settings.ts';
import { attributionSettings } from '#selling/orders/rules/attribution/attribution-settings.ts';
import { orderSettings } from '#selling/orders/rules/order-settings.ts';
import { paymentSettings } from '#selling/payments/rules/payment-settings.ts';
import { recentlyViewedSettings } from '#selling/recently-viewed/rules/recently-viewed-settings.ts';
import { returnSettings } from '#selling/returns/rules/return-settings.ts';
import { shippingSettings } from '#selling/shipping/rules/shipping-settings.ts';
import { wishlistSettings } from '#selling/wishlist/rules/wishlist-settings.ts';
import { bannerSettings } from '#site/banners/rules/banner-settings.ts';
import { bulkOrderSettings } from '#wholesale/bulk-order/rules/bulk-order-settings.ts';
import { conversationSettings } from '#wholesale/conversations/rules/conversation-settings.ts';
import { counterSettings } from '#wholesale/counter/rules/counter-settings.ts';
import { offerSettings } from '#wholesale/offers/rules/offer-settings.ts';
import { tableSettings } from '#wholesale/product-tables/rules/table-settings.ts';
import { purchaseListSettings } from '#wholesale/purchase-lists/rules/purchase-list-settings.ts';
import { quoteSettings } from '#wholesale/quotes/rules/quote-settings.ts';
import { subaccountSettings } from '#wholesale/subaccounts/rules/subaccount-settings.ts';

/** Some of a module's settings, where another module's come between them. */
const pick = <T extends object, K extends keyof T>(settings: T, ...keys: readonly K[]): Pick<T, K> =>
  Object.assign({}, ...keys.map((key) => ({ [key]: settings[key] })));

/** Every setting of the shop, out of the modules that define them; in this order staff see those of a heading. */
export const settingsRegistry = {
  ...shopSettings,
  ...pick(attributionSettings, 'order_attribution'),
  ...bannerSettings,
  ...attributionSettings,
  ...orderSettings,
  ...taxSettings,
  ...priceHistorySettings,
  ...listingSettings,
  ...gallerySettings,
  ...wishlistSettings,
  ...recentlyViewedSettings,
  ...variationSettings,
  ...reviewSettings,
  ...cartSettings,
  ...purchaseListSettings,
  ...shippingSettings,
  ...stockSettings,
  ...storeApiSettings,
  ...paymentSettings,
  ...returnSettings,
  ...guaranteeSettings,
  ...pick(checkoutSettings, 'disable_checkout_validation'),
  ...registrationSettings,
  ...vatSettings,
  ...tierSettings,
  ...checkoutSettings,
  ...bulkOrderSettings,
  ...conversationSettings,
  ...quoteSettings,
  ...offerSettings,
  ...counterSettings,
  ...pick(subaccountSettings, 'email_top_level_max'),
  ...tableSettings,
  ...pick(subaccountSettings, 'subaccounts_max', 'subaccount_usernames', 'subaccount_custom_fields'),
  ...approvalSettings,
  ...subaccountSettings,
} as const satisfies { readonly [K in keyof Settings]: Definition<Settings[K]> };

/** The settings that stored entries make; an entry that cannot be read leaves the default. */
export function settingsFrom(stored: ReadonlyMap<string, unknown>): Settings {
  const entries = Object.entries(settingsRegistry).map(([key, { schema, fallback }]) => {
    // Most settings of most shops stand as they come, and what is not stored need not fail first.
    const read = stored.has(key) ? schema.safeParse(stored.get(key)) : null;
    return [key, read?.success ? read.data : fallback];
  });
  return Object.fromEntries(entries);
}
