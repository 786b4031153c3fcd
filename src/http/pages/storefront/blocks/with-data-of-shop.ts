import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { contentFor } from '#messages/site/content-for.ts';
import { withShopData } from '#site/content/rules/shop-data.ts';

/** A text that staff wrote with the data of the firm instead of their codes. */
export function withDataOfShop({ settings, visitor }: RequestContext, html: string): string {
  const { locale } = visitor.audience;
  return withShopData(html, { settings, locale, missing: contentFor(locale).missing });
}
