import type { Picture } from '#catalogue/media/rules/picture.ts';
import { productsByRule } from '#catalogue/products/server/products-by-rule.ts';
import { hasBusinessPrices } from '#catalogue/products/server/has-business-prices.ts';
import { readBrandTiles } from '#catalogue/products/server/read-brand-tiles.ts';
import { readCategories } from '#catalogue/products/server/read-categories.ts';
import { readCategoryTiles } from '#catalogue/products/server/read-category-tiles.ts';
import { readPicture } from '#catalogue/products/server/read-picture.ts';
import { CategoryTiles } from '#catalogue/products/storefront/category-tiles.tsx';
import { HomePromises } from '#catalogue/products/storefront/home-promises.tsx';
import { ProductGrid } from '#catalogue/products/storefront/product-grid.tsx';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { categoryPath, shopPath } from '#foundation/paths/rules/paths.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ShopText } from '#kit/rich-text/storefront/shop-text.tsx';
import { Island } from '#kit/islands/storefront/island.tsx';
import { readTaxRates } from '#pricing/tax/server/read-tax-rates.ts';
import { freeShippingPromise } from '#selling/shipping/rules/free-shipping-promise.ts';
import { readShippingTerms } from '#selling/shipping/server/read-shipping-terms.ts';
import type { BlockKind, BlockOf, ValuesOfKind } from '#site/content/rules/blocks/block-kinds.ts';
import { type Localized, type ShownText, shownText } from '#site/content/rules/blocks/localized.ts';
import type { ShownBlock } from '#site/content/storefront/blocks/block-page.tsx';
import { BlockSection } from '#site/content/storefront/blocks/block-section.tsx';
import { HeroBlock, type ShownLink } from '#site/content/storefront/blocks/hero-block.tsx';
import {
  BrandsBlock,
  ColumnsBlock,
  PictureBlock,
  QuestionsBlock,
} from '#site/content/storefront/blocks/plain-blocks.tsx';
import headerSearch from '#site/frame/storefront/header-search.island.tsx';
import { isShippingSetUp } from '#site/setup/server/is-shipping-set-up.ts';
import { cardMarkupIn } from '../../documents/card-markup.tsx';
import { loadPlacedParts } from '../placed-parts/load-placed-parts.tsx';
import { withDataOfShop } from './with-data-of-shop.ts';

/** The page that shows a block, and the block's place in it. */
export type AroundBlock = {
  readonly ctx: RequestContext;
  readonly url: URL;
  readonly path: string;
  /** of the parts that it places: no other block of the page has the next hundred */
  readonly partsFrom: number;
  /** it opens the page with its title */
  readonly isFirst: boolean;
};

/** What a block shows: nothing where all that it would show is gone. */
type Shown = Omit<ShownBlock, 'id'> & { /** with styles of its own */ readonly isPart?: true };
type Loader<Kind extends BlockKind> = (
  values: ValuesOfKind<Kind>,
  around: AroundBlock,
) => Promise<Shown | readonly Shown[] | null>;

const exampleCount = 3;

const reader = ({ ctx }: AroundBlock) => {
  const { locale } = ctx.visitor.audience;
  return {
    text: (text: Localized): ShownText => shownText(text, locale),
    html: (text: Localized): ShownText => {
      const shown = shownText(text, locale);
      return { ...shown, text: withDataOfShop(ctx, shown.text) };
    },
  };
};

const linkOf = (label: ShownText, path: string): ShownLink | null =>
  label.text === '' || path === '' ? null : { ...label, path };

const pictureOf = (ctx: RequestContext, id: number | null): Promise<Picture | null> =>
  id === null ? Promise.resolve(null) : readPicture(ctx, id);

/** What each kind of block shows to the audience of its page. */
export const blockLoaders: { readonly [Kind in BlockKind]: Loader<Kind> } = {
  async hero(values, around) {
    const { ctx, isFirst } = around;
    const { text } = reader(around);
    const [picture, popular] = await Promise.all([
      pictureOf(ctx, values.picture),
      values.search ? bestSellers(ctx, exampleCount * 4) : [],
    ]);
    return {
      width: 'edge',
      content: (
        <HeroBlock
          title={text(values.title)}
          text={text(values.text)}
          picture={picture}
          examples={popular.flatMap(({ sku }) => sku ?? []).slice(0, exampleCount)}
          search={values.search ? <Island of={headerSearch} props={{ large: true }} /> : null}
          link={linkOf(text(values.linkLabel), values.linkTo)}
          isFirst={isFirst}
        />
      ),
    };
  },
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
        <BlockSection title={reader(around).text(title)} path={above ? categoryPath(above.slug) : shopPath}>
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
        <BlockSection title={reader(around).text(title)} path={linkTo}>
          <ProductGrid cards={cards} cardMarkup={cardMarkupIn(ctx.visitor.audience)} wholeRows />
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
        <BlockSection title={reader(around).text(title)}>
          <BrandsBlock brands={brands.slice(0, count)} />
        </BlockSection>
      ),
    };
  },
  async text({ html }, around) {
    const { text, lang } = reader(around).html(html);
    const { ctx, url, path, partsFrom: at } = around;
    return (await loadPlacedParts(text, { ctx, url, path, at })).map((piece) =>
      'html' in piece
        ? { width: 'text', content: <ShopText html={piece.html} />, ...(lang ? { lang } : {}) }
        : { width: piece.width, content: piece.part, isPart: true },
    );
  },
  async picture(values, around) {
    const { text } = reader(around);
    const picture = await pictureOf(around.ctx, values.picture);
    if (!picture) return null;
    const own = text(values.alt);
    return {
      width: values.width,
      content: (
        <PictureBlock
          picture={picture}
          alt={own.text === '' ? { text: picture.alt, ...(picture.lang ? { lang: picture.lang } : {}) } : own}
          caption={text(values.caption)}
          path={values.linkTo}
          isWide={values.width === 'page'}
        />
      ),
    };
  },
  async questions({ title, items }, around) {
    const { text, html } = reader(around);
    const shown = items
      .map(({ question, answer }) => ({ question: text(question), answer: html(answer) }))
      .filter(({ question }) => question.text !== '');
    if (shown.length === 0) return null;
    return {
      width: 'page',
      content: (
        <BlockSection title={text(title)}>
          <QuestionsBlock items={shown} />
        </BlockSection>
      ),
    };
  },
  async columns({ title, items }, around) {
    const { text, html } = reader(around);
    const shown = await Promise.all(
      items.map(async (item) => ({
        picture: await pictureOf(around.ctx, item.picture),
        title: text(item.title),
        html: html(item.html),
        link: linkOf(text(item.linkLabel), item.linkTo),
      })),
    );
    if (shown.length === 0) return null;
    return {
      width: 'page',
      content: (
        <BlockSection title={text(title)}>
          <ColumnsBlock items={shown} />
        </BlockSection>
      ),
    };
  },
};

const bestSellers = (ctx: RequestContext, count: number) =>
  productsByRule(ctx, { rule: 'best-sellers', category: null, brand: null, chosen: [], count });

/** What a block shows. */
export function loadBlock<Kind extends BlockKind>(
  { kind, values }: BlockOf<Kind>,
  around: AroundBlock,
): ReturnType<Loader<Kind>> {
  return blockLoaders[kind](values, around);
}
