import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { offerFileName } from '#foundation/paths/rules/offer-paths.ts';
import { typeset } from '#foundation/services/typeset.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import { offersFor } from '#messages/buying/offers-for.ts';
import type { Offer } from '../../rules/offer.ts';
import { offerSumLines } from '../../rules/offer-sum-lines.ts';
import { writingDirection } from '../../rules/writing-direction.ts';
import { offerFonts } from './offer-fonts.ts';
import { offerSource } from './offer-source.ts';
import { shopMark } from './shop-mark.ts';

/** The document of an offer: the shop's logo, whom it is for, lines, sums and texts, in the language of the shop (OFF-06 to OFF-08). */
export async function offerPdf(
  { settings }: { readonly settings: Settings },
  offer: Offer,
): Promise<{ readonly name: string; readonly mediaType: string; readonly content: Uint8Array<ArrayBuffer> }> {
  const said = offerData(settings, offer);
  const { families, files } = offerFonts(settings.offer_pdf_font, JSON.stringify(said));
  const data = { ...said, fonts: families };
  const pdf = await typeset({ source: offerSource, data, fonts: files });
  return { name: offerFileName, mediaType: 'application/pdf', content: new Uint8Array(pdf) };
}

const directed = (text: string) => ({ text, rtl: writingDirection(text) === 'rtl' });
const dayOf = (day: string) => day.split('-').toReversed().join('/');

/** What the document says, written out. */
export function offerData(settings: Settings, offer: Offer) {
  const locale = settings.interface_language;
  const words = offersFor(locale);
  const { lines, mode, customText, vendorText, vendor, validUntil } = offer;
  const taxWords = mode === 'gross' ? words.withTax : words.withoutTax;
  const notes = [
    { title: words.note, text: customText },
    { title: words.vendorNote(vendor), text: vendorText },
  ];
  return {
    lang: locale,
    shop: settings.shop_name,
    mark: shopMark,
    logoWidth: settings.offer_pdf_logo_width,
    logoTop: settings.offer_pdf_logo_top,
    title: words.named(offer.id),
    facts: [
      ...(validUntil === '' ? [] : [words.until(dayOf(validUntil))]),
      ...(vendor === null ? [] : [words.from(vendor)]),
    ],
    requester: locale === 'it' ? settings.offer_requester_it : settings.offer_requester_en,
    customer: directed(offer.customer),
    heads: [words.item, words.quantity, `${words.unit} (${taxWords})`, words.subtotal],
    lines: lines.map((line) => ({
      name: directed(line.name),
      code: line.sku === null ? '' : words.code(line.sku),
      quantity: String(line.quantity),
      unit: formatEuro(line.unit, locale),
      subtotal: formatEuro(line.subtotal, locale),
    })),
    sums: offerSumLines(offer, words, locale).map((sum) => ({
      ...sum,
      amount: formatEuro(sum.amount, locale),
    })),
    notes: notes
      .filter(({ text }) => text !== '')
      .map(({ title, text }) => ({ title, lines: text.split('\n').map(directed) })),
    foot: [settings.shop_name, settings.shop_address, settings.shop_vat_number]
      .filter((part) => part !== '')
      .join(' · '),
  };
}
