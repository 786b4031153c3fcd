import { fieldNames, productFields, type WireName } from '#catalogue/products/rules/product-fields.ts';
import type { VariationDetail } from '#catalogue/variations/server/read-variations.ts';
import { zeroCents } from '#foundation/money/rules/cents.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { writeTiers } from '#pricing/prices/rules/write-tiers.ts';
import { availabilityOf, euroNumber, priceMarkup, sizeOf, weightOf } from '../product-markup.ts';
import { mediaUrl, srcsetOf, widthFrom } from '../store-api/image-object.ts';
import { wireWords } from '../store-api/store-words.ts';
import type { VariationImage, VariationObject } from './variation-reply.ts';

/** For which page and language a variation is described. */
export type VariationSetting = {
  readonly shopUrl: string;
  readonly platform: string;
  readonly locale: 'it' | 'en';
  /** with one price for all the page's own price is enough (wire 2.4) */
  readonly samePrice: boolean;
};

const shownWidth = 640;
const thumbnailWidth = 160;

/** A variation in the platform's shape (VAR-05, VAR-06, VAR-07). */
export function variationObject(variation: VariationDetail, setting: VariationSetting): VariationObject {
  const { locale, platform } = setting;
  const availability = availabilityOf(variation.stock, messagesFor(locale).catalogue.stock);
  const weight = weightOf(variation.weightGrams, locale);
  const size = sizeOf(variation.size, locale);
  const { price } = variation;
  return {
    variation_id: variation.id,
    attributes: variation.attributes,
    ...textsOf(variation),
    display_price: euroNumber(price?.unit ?? zeroCents),
    display_regular_price: euroNumber(price?.regular ?? zeroCents),
    ...priorOf(variation),
    price_html:
      price && !setting.samePrice
        ? `<span class="price">${priceMarkup(price, { platform, locale })}</span>`
        : '',
    availability_html: `<p class="stock ${availability.class}">${escapeHtml(availability.text)}</p>`,
    variation_description: variation.description,
    weight: weight.plain,
    weight_html: escapeHtml(weight.read || wireWords(locale).notGiven),
    dimensions: size.plain,
    dimensions_html: escapeHtml(size.read || wireWords(locale).notGiven),
    image_id: variation.image?.id ?? 0,
    image: imageOf(variation, setting.shopUrl),
    is_sold_individually: variation.soldIndividually ? 'yes' : 'no',
    min_qty: variation.limits.minimum,
    max_qty: variation.ceiling === null && !variation.soldIndividually ? '' : variation.limits.maximum,
    step: variation.limits.step,
    is_purchasable: price !== null,
    is_in_stock: variation.stock.kind !== 'out-of-stock',
    is_downloadable: false,
    is_virtual: false,
    backorders_allowed: variation.backorders !== 'no',
    variation_is_visible: price !== null,
    variation_is_active: variation.active,
    variation_stock_left: variation.available,
    tier_price: writeTiers(variation.tiers.map(({ from, unit }) => ({ minQuantity: from, price: unit }))),
  };
}

function priorOf({ price }: VariationDetail): Pick<VariationObject, 'prior_price'> {
  const prior = price?.prior;
  if (!prior || prior.kind === 'variations') return {};
  if (prior.kind !== 'new-article') return { prior_price: { kind: prior.kind } };
  return { prior_price: { kind: prior.kind, since: new Date(prior.since).toISOString() } };
}

type Texts = Readonly<Record<WireName<'text'>, string>>;

function textsOf(variation: VariationDetail): Texts {
  const texts = fieldNames('variation', 'text').map((name) => [
    productFields[name].wire,
    variation[name] ?? '',
  ]);
  return Object.fromEntries(texts) as Texts;
}

function imageOf(variation: VariationDetail, shopUrl: string): VariationImage {
  const { picture, image } = variation;
  if (!picture) return { title: '', caption: '', url: '', alt: '', src: '', srcset: false, sizes: false };
  const full = widthFrom(picture, Number.POSITIVE_INFINITY);
  const shown = widthFrom(picture, shownWidth);
  const thumbnail = widthFrom(picture, thumbnailWidth);
  const url = (width: number) => mediaUrl(shopUrl, picture.key, width);
  const heightAt = (width: number) => Math.round((picture.height * width) / picture.width);
  return {
    title: image?.title ?? '',
    caption: image?.caption ?? '',
    url: url(full),
    alt: picture.alt,
    src: url(shown),
    srcset: srcsetOf(shopUrl, picture),
    sizes: `(max-width: ${shown}px) 100vw, ${shown}px`,
    full_src: url(full),
    full_src_w: full,
    full_src_h: heightAt(full),
    gallery_thumbnail_src: url(thumbnail),
    gallery_thumbnail_src_w: thumbnail,
    gallery_thumbnail_src_h: heightAt(thumbnail),
    thumb_src: url(thumbnail),
    thumb_src_w: thumbnail,
    thumb_src_h: heightAt(thumbnail),
    src_w: shown,
    src_h: heightAt(shown),
  };
}
