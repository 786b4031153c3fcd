import type { Localized } from '#site/content/rules/blocks/localized.ts';
import type { PlacedPart } from '#site/content/rules/placed-part.ts';
import { BlockSection } from '#site/content/storefront/blocks/block-section.tsx';
import { FiguresBlock, VideoBlock } from '#site/content/storefront/blocks/media-blocks.tsx';
import { pageIn } from '#wholesale/conversations/rules/contact-form.ts';
import { ContactForm } from '#wholesale/conversations/storefront/contact-form.tsx';
import { loadPart } from '../placed-parts/load-placed-parts.tsx';
import { type AroundBlock, type BlockLoaders, blockReader, pictureOf } from './block-reader.ts';

type PlacedName = Parameters<typeof loadPart>[0];

/** A part of the shop under a heading; nothing where it shows nothing. */
async function placed(
  title: Localized,
  name: PlacedName,
  attributes: PlacedPart['attributes'],
  around: AroundBlock,
) {
  const { ctx, url, path, partsFrom: at } = around;
  const shown = await loadPart(name, attributes, { ctx, url, path, at });
  if (!shown) return null;
  const heading = blockReader(around).text(title);
  return {
    width: 'page',
    isPart: true,
    content: <BlockSection title={heading}>{shown.part}</BlockSection>,
  } as const;
}

/** What blocks show of parts of the shop and of media. */
export const partLoaders: BlockLoaders<
  'figures' | 'video' | 'productTable' | 'bulkOrder' | 'quoteRequest' | 'contactForm'
> = {
  async figures({ title, items }, around) {
    const { text } = blockReader(around);
    const shown = items
      .map((item) => ({ number: text(item.number), words: text(item.words) }))
      .filter(({ number }) => number.text !== '');
    if (shown.length === 0) return null;
    return {
      width: 'page',
      content: (
        <BlockSection title={text(title)}>
          <FiguresBlock items={shown} />
        </BlockSection>
      ),
    };
  },
  async video({ title, source, poster, caption }, around) {
    if (source === '') return null;
    const { text } = blockReader(around);
    const heading = text(title);
    return {
      width: 'page',
      content: (
        <BlockSection title={heading}>
          <VideoBlock
            source={source}
            poster={await pictureOf(around.ctx, poster)}
            title={heading}
            caption={text(caption)}
          />
        </BlockSection>
      ),
    };
  },
  async productTable({ title, table }, around) {
    return table === null ? null : placed(title, 'product_table', { id: String(table) }, around);
  },
  async bulkOrder({ title }, around) {
    return placed(title, 'bulk_order', {}, around);
  },
  async contactForm({ title, text: intro }, around) {
    const { text } = blockReader(around);
    return {
      width: 'page',
      isPart: true,
      content: (
        <BlockSection title={text(title)}>
          <ContactForm page={pageIn(around.path)} id={`contact-${around.partsFrom}`} intro={text(intro)} />
        </BlockSection>
      ),
    };
  },
  async quoteRequest({ title }, around) {
    return placed(title, 'quote_request', {}, around);
  },
};
