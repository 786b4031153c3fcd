import type { ReactNode } from 'react';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { Island } from '#kit/islands/storefront/island.tsx';
import { trackingTerms } from '#selling/orders/rules/attribution/tracking-terms.ts';
import { publicMethods } from '#selling/payments/server/public-methods.ts';
import { PaymentMethodList } from '#selling/payments/storefront/payment-method-list.tsx';
import { shippingPrices } from '#selling/shipping/rules/shipping-prices.ts';
import { readShippingTerms } from '#selling/shipping/server/read-shipping-terms.ts';
import { ShippingPriceList } from '#selling/shipping/storefront/shipping-price-list.tsx';
import { type PlacedPart, textAlone, textPieces } from '#site/content/rules/placed-part.ts';
import { shopCookies } from '#site/content/rules/shop-cookies.ts';
import { CookieList } from '#site/content/storefront/cookie-list.tsx';
import { readBulkForm } from '#wholesale/bulk-order/server/read-bulk-form.ts';
import bulkOrder from '#wholesale/bulk-order/storefront/bulk-order.island.tsx';
import { BulkForBusiness } from '#wholesale/bulk-order/storefront/for-business.tsx';
import { readTableAddress } from '#wholesale/product-tables/rules/search/table-address.ts';
import { showTable } from '#wholesale/product-tables/server/show-table.ts';
import { TableSection } from '#wholesale/product-tables/storefront/table-section.tsx';
import { QuoteForBusiness } from '#wholesale/quotes/storefront/quote-for-business.tsx';
import quoteSection from '#wholesale/quotes/storefront/quote-section.island.tsx';

/** A stretch of a page as it is shown: HTML that staff wrote, or a part of the shop as wide as it likes. */
type ShownPart = { readonly part: ReactNode; readonly width: 'text' | 'page' };
export type ShownPiece = { readonly html: string } | ShownPart;

/** The page that has a part, and a number of it that no other part of the page has. */
type PlacedAt = {
  readonly ctx: RequestContext;
  readonly url: URL;
  readonly path: string;
  readonly at: number;
};

type Loader = (attributes: PlacedPart['attributes'], around: PlacedAt) => Promise<ShownPart | null>;

/**
 * What each part shows to a visitor of its page, by the name of its code; null: nothing. A part that is wider than lines of text has the
 * width `page`. Pages of text are cached for an audience: a part that shows a person calls `ctx.reply.keepOut()`. Codes of parts that
 * are not here stay text.
 */
const loaders = {
  async bulk_order(attributes, { ctx, path, at }) {
    const form = await readBulkForm(ctx, { said: attributes, path });
    const part = form ? (
      <Island of={bulkOrder} props={{ form, scope: `bulk-${at}` }} />
    ) : (
      <BulkForBusiness path={path} />
    );
    return { width: 'page', part };
  },
  async cookie_list(_, { ctx: { settings, wire } }) {
    const tracking = trackingTerms(settings);
    const cookies = shopCookies(wire, {
      vatDays: settings.cookie_expiration_days,
      tracking,
      languages: settings.language_switch,
      viewed: settings.recently_viewed_products > 0,
    });
    return { width: 'text', part: <CookieList cookies={cookies} tracking={tracking} /> };
  },
  async payment_methods(_, { ctx }) {
    const { bank_transfer_iban: iban, bank_transfer_holder: holder } = ctx.settings;
    const methods = await publicMethods(ctx);
    return {
      width: 'text',
      part: <PaymentMethodList methods={methods} account={iban === '' ? null : { holder, iban }} />,
    };
  },
  async quote_request(_, { ctx, path }) {
    const part = ctx.visitor.audience.isBusiness ? (
      <Island of={quoteSection} props={{ location: 'shortcode' }} />
    ) : (
      <QuoteForBusiness path={path} />
    );
    return { width: 'text', part };
  },
  async shipping_prices(_, { ctx }) {
    const zones = shippingPrices(await readShippingTerms(ctx));
    return { width: 'text', part: <ShippingPriceList zones={zones} /> };
  },
  async product_table({ id = '' }, { ctx, url, path }) {
    const table = await showTable(ctx, id, { path, addressed: readTableAddress(url.searchParams) });
    return table && { width: 'page', part: <TableSection table={table} /> };
  },
} as const satisfies Readonly<Record<string, Loader>>;

type PartName = keyof typeof loaders;

const placeable: Readonly<Record<PartName, 'once' | 'often'>> = {
  bulk_order: 'often',
  cookie_list: 'once',
  payment_methods: 'once',
  quote_request: 'once',
  shipping_prices: 'once',
  product_table: 'often',
};

/** What one part of the shop shows, placed by a block of its own. */
export const loadPart = (name: PartName, attributes: PlacedPart['attributes'], around: PlacedAt) =>
  loaders[name](attributes, around) as Promise<ShownPart | null>;

const isPartName = (name: string): name is PartName => Object.hasOwn(loaders, name);

/** The pieces of a text with what its parts show; the parts are numbered from `at` on. */
export async function loadPlacedParts(html: string, around: PlacedAt): Promise<readonly ShownPiece[]> {
  const loaded = await Promise.all(
    textPieces(html, placeable).map((piece, at): ShownPiece | null | Promise<ShownPiece | null> => {
      if ('html' in piece) return piece;
      const { name, attributes } = piece.part;
      return isPartName(name) ? loaders[name](attributes, { ...around, at: around.at + at }) : null;
    }),
  );
  return loaded.filter((piece) => piece !== null);
}

/** A text without its parts, for the description of its page. */
export const withoutParts = (html: string): string => textAlone(textPieces(html, placeable));
