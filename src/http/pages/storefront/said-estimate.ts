import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { productPageFor } from '#messages/product/product-page-for.ts';
import { sayDay, sayWeekday } from '#selling/shipping/rules/say-day.ts';
import { homeDeliveryEstimate } from '#selling/shipping/server/home-delivery-estimate.ts';

/** When goods in stock arrive, in the words of a product page; the page holds as long as that is right. */
export async function saidEstimate(ctx: RequestContext) {
  const { locale } = ctx.visitor.audience;
  const { delivery: words } = productPageFor(locale);
  const estimate = await homeDeliveryEstimate(ctx);
  return estimate
    ? {
        day: words.expected(sayDay(estimate.day, locale)),
        orderBy: words.orderBy(ctx.settings.dispatch_cut_off_hour, sayWeekday(estimate.orderDay, locale)),
      }
    : undefined;
}
