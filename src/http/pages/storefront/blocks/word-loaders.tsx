import { productsByRule } from '#catalogue/products/server/products-by-rule.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { Island } from '#kit/islands/storefront/island.tsx';
import { ShopText } from '#kit/rich-text/storefront/shop-text.tsx';
import { heroSlider } from '#site/content/rules/blocks/carousel-settings.ts';
import { BlockSection } from '#site/content/storefront/blocks/block-section.tsx';
import { HeroBlock } from '#site/content/storefront/blocks/hero-block.tsx';
import { ColumnsBlock, PictureBlock, QuestionsBlock } from '#site/content/storefront/blocks/plain-blocks.tsx';
import { Slides } from '#site/content/storefront/blocks/slides.tsx';
import { TestimonialsBlock } from '#site/content/storefront/blocks/testimonials-block.tsx';
import headerSearch from '#site/frame/storefront/header-search.island.tsx';
import { loadPlacedParts } from '../placed-parts/load-placed-parts.tsx';
import { type BlockLoaders, blockReader, linkOf, pictureOf } from './block-reader.ts';

const exampleCount = 3;

/** What blocks show of what staff wrote and chose. */
export const wordLoaders: BlockLoaders<
  'hero' | 'slider' | 'text' | 'picture' | 'questions' | 'columns' | 'testimonials'
> = {
  async hero(values, around) {
    const { ctx, isFirst } = around;
    const { text } = blockReader(around);
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
  async slider({ slides }, around) {
    const { text } = blockReader(around);
    const { ctx, isFirst } = around;
    const shown = await Promise.all(
      slides.map(async (slide, at) => (
        <HeroBlock
          // biome-ignore lint/suspicious/noArrayIndexKey: the slides of a page never move
          key={at}
          title={text(slide.title)}
          text={text(slide.text)}
          picture={await pictureOf(ctx, slide.picture)}
          examples={[]}
          search={null}
          link={linkOf(text(slide.linkLabel), slide.linkTo)}
          isFirst={isFirst && at === 0}
          isSlide
        />
      )),
    );
    const [first] = slides;
    if (!first) return null;
    return {
      width: 'edge',
      content: <Slides label={text(first.title).text} look="hero" settings={heroSlider} slides={shown} />,
    };
  },
  async text({ html }, around) {
    const { text, lang } = blockReader(around).html(html);
    const { ctx, url, path, partsFrom: at } = around;
    return (await loadPlacedParts(text, { ctx, url, path, at })).map((piece) =>
      'html' in piece
        ? { width: 'text', content: <ShopText html={piece.html} />, ...(lang ? { lang } : {}) }
        : { width: piece.width, content: piece.part, isPart: true },
    );
  },
  async picture(values, around) {
    const { text } = blockReader(around);
    const { isInColumn } = around;
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
          isWide={values.width === 'page' && !isInColumn}
        />
      ),
    };
  },
  async questions({ title, items }, around) {
    const { text, html } = blockReader(around);
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
    const { text, html } = blockReader(around);
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
  async testimonials({ title, items }, around) {
    const { text } = blockReader(around);
    const shown = items
      .map(({ quote, author }) => ({ quote: text(quote), author: text(author).text }))
      .filter(({ quote }) => quote.text !== '');
    if (shown.length === 0) return null;
    const heading = text(title);
    return {
      width: 'page',
      content: (
        <BlockSection title={heading}>
          <TestimonialsBlock label={heading.text} items={shown} isInColumn={around.isInColumn} />
        </BlockSection>
      ),
    };
  },
};

const bestSellers = (ctx: RequestContext, count: number) =>
  productsByRule(ctx, { rule: 'best-sellers', category: null, brand: null, chosen: [], count });
