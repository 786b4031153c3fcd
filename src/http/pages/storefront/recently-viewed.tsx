import { ChosenProducts } from '#catalogue/products/storefront/chosen-products.tsx';
import { productPageFor } from '#messages/product/product-page-for.ts';
import { viewedIdsFrom } from '#selling/recently-viewed/rules/viewed-products.ts';
import { readRecentlyViewed } from '#selling/recently-viewed/server/read-recently-viewed.ts';
import { viewedMark } from '#selling/recently-viewed/storefront/show-viewed.ts';
import { cardMarkupFor } from '../documents/card-markup.tsx';
import { documentLoader } from '../documents/document-loader.tsx';
import { missingPage } from './missing-page.tsx';

/** The cards of products that a browser remembers, for its script: nobody is led here. */
export const loader = documentLoader(async (asked) => {
  const { ctx, url } = asked;
  ctx.reply.preventCaching();
  if (ctx.settings.recently_viewed_products === 0) return missingPage(asked);
  const { audience } = ctx.visitor;
  const title = productPageFor(audience.locale).recentlyViewed;
  const cards = await readRecentlyViewed(ctx, viewedIdsFrom(url.searchParams.get('ids')));
  return {
    head: title,
    isFramed: true,
    view:
      cards.length === 0 ? null : (
        <div {...{ [viewedMark]: '' }}>
          <ChosenProducts title={title} cards={cards} cardMarkup={cardMarkupFor(ctx)} />
        </div>
      ),
  };
});
