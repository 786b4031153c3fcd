import { hasBusinessPrices } from '#catalogue/products/server/has-business-prices.ts';
import { productsByRule } from '#catalogue/products/server/products-by-rule.ts';
import { readBrandTiles } from '#catalogue/products/server/read-brand-tiles.ts';
import { readCategories } from '#catalogue/products/server/read-categories.ts';
import { readCategoryTiles } from '#catalogue/products/server/read-category-tiles.ts';
import { CategoryTiles } from '#catalogue/products/storefront/category-tiles.tsx';
import { HomePromises } from '#catalogue/products/storefront/home-promises.tsx';
import { ProductGrid } from '#catalogue/products/storefront/product-grid.tsx';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { categoryPath, shopPath } from '#foundation/paths/rules/paths.ts';
import { readTaxRates } from '#pricing/tax/server/read-tax-rates.ts';
import { freeShippingPromise } from '#selling/shipping/rules/free-shipping-promise.ts';
import { readShippingTerms } from '#selling/shipping/server/read-shipping-terms.ts';
import { BlockSection } from '#site/content/storefront/blocks/block-section.tsx';
import { CarouselBlock } from '#site/content/storefront/blocks/carousel-block.tsx';
import { BrandsBlock } from '#site/content/storefront/blocks/plain-blocks.tsx';
import { isShippingSetUp } from '#site/setup/server/is-shipping-set-up.ts';
import { cardMarkupFor } from '../../documents/card-markup.tsx';
import { type BlockLoaders, blockReader } from './block-reader.ts';

/** What blocks show of the shop's goods and terms. */
export const goodsLoaders: BlockLoaders<'promises' | 'categories' | 'products' | 'carousel' | 'brands'> = {
  async promises(_, { ctx }) {
    const { mode, locale } = ctx.visitor.audience;
    const [shipping, rates, isDecided, forBusinesses] = await Promise.all([
      readShippingTerms(ctx),
      readTaxRates(ctx),
      isShippingSetUp(ctx),
      hasBusinessPrices(ctx),
    ]);
    const free = isDecided ? freeShippingPromise(shipping, { mode, homeRate: rates.home('standard') }) : null;
    return {
      width: 'edge',
      content: (
        <HomePromises
          freeShippingFrom={free === null ? null : formatEuro(free, locale)}
          hasBusinessPrices={forBusinesses}
        />
      ),
    };
  },
  async categories({ title, parent }, around) {
    const { ctx } = around;
    const [tiles, tree] = await Promise.all([readCategoryTiles(ctx, parent), readCategories(ctx)]);
    const above = parent === null ? null : tree.byId.get(parent);
    if (tiles.length === 0) return null;
    return {
      width: 'page',
      content: (
        <BlockSection
          title={blockReader(around).text(title)}
          path={above ? categoryPath(above.slug) : shopPath}
        >
          <CategoryTiles categories={tiles} />
        </BlockSection>
      ),
    };
  },
  async products({ title, linkTo, ...asked }, around) {
    const { ctx } = around;
    const cards = await productsByRule(ctx, asked);
    if (cards.length === 0) return null;
    return {
      width: 'page',
      content: (
        <BlockSection title={blockReader(around).text(title)} path={linkTo}>
          <ProductGrid cards={cards} cardMarkup={cardMarkupFor(ctx)} wholeRows />
        </BlockSection>
      ),
    };
  },
  async carousel({ title, linkTo, autoplay, ...asked }, around) {
    const { ctx } = around;
    const cards = await productsByRule(ctx, asked);
    if (cards.length === 0) return null;
    const heading = blockReader(around).text(title);
    return {
      width: 'page',
      content: (
        <BlockSection title={heading} path={linkTo}>
          <CarouselBlock
            label={heading.text}
            cards={cards}
            cardMarkup={cardMarkupFor(ctx)}
            autoplay={autoplay}
          />
        </BlockSection>
      ),
    };
  },
  async brands({ title, count }, around) {
    const brands = await readBrandTiles(around.ctx);
    if (brands.length === 0) return null;
    return {
      width: 'page',
      content: (
        <BlockSection title={blockReader(around).text(title)}>
          <BrandsBlock brands={brands.slice(0, count)} />
        </BlockSection>
      ),
    };
  },
};
