import { addressLines } from '#foundation/addresses/rules/address-lines.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { offerFileName } from '#foundation/paths/rules/offer-paths.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { documentFonts, writingDirection } from '#foundation/services/document-fonts.ts';
import { typeset } from '#foundation/services/typeset.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import { logoOf } from '#foundation/settings/rules/shop-brand.ts';
import { tradeMark } from '#foundation/settings/rules/trade-mark.ts';
import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { offersFor } from '#messages/buying/offers-for.ts';
import type { Offer, OfferRecipient } from '../rules/offer.ts';
import { offerSumLines } from '../rules/offer-sum-lines.ts';
import { offerSource } from './offer-source.ts';

/** The document of an offer: the shop's logo, whom it is for, lines, sums and texts, in the language of the shop (OFF-06 to OFF-08). */
export async function offerPdf(
  { settings, mediaFiles }: Pick<RequestContext, 'settings' | 'mediaFiles'>,
  offer: Offer,
): Promise<{ readonly name: string; readonly mediaType: string; readonly content: Uint8Array<ArrayBuffer> }> {
  const said = offerData(settings, offer);
  const { families, files } = documentFonts(settings.offer_pdf_font, JSON.stringify(said));
  const logo = logoOf(settings);
  const picture = logo && (await mediaFiles.read(logo.png));
  const data = { ...said, fonts: families, logo: picture && Array.from(picture) };
  const pdf = await typeset({ source: offerSource, data, fonts: files });
  return { name: offerFileName, mediaType: 'application/pdf', content: new Uint8Array(pdf) };
}

const directed = (text: string) => ({ text, rtl: writingDirection(text) === 'rtl' });

/** What the document says, written out. */
export function offerData(settings: Settings, offer: Offer) {
  const locale = settings.interface_language;
  const words = offersFor(locale);
  const { lines, mode, customText, vendorText, vendor, validUntil, sentAt, recipient } = offer;
  const taxWords = mode === 'gross' ? words.withTax : words.withoutTax;
  const notes = [
    { title: words.note, text: customText },
    { title: words.vendorNote(vendor), text: vendorText },
  ];
  return {
    lang: locale,
    shop: settings.shop_name,
    accent: settings.theme_accent,
    mark: tradeMark(settings.theme_accent),
    logoWidth: settings.offer_pdf_logo_width,
    logoTop: settings.offer_pdf_logo_top,
    title: words.named(offer.id),
    facts: [
      ...(sentAt === null ? [] : [words.dated(formatDay(sentAt, locale))]),
      ...(validUntil === '' ? [] : [words.until(writtenDay(validUntil))]),
      ...(vendor === null ? [] : [words.from(vendor)]),
    ],
    requester: locale === 'it' ? settings.offer_requester_it : settings.offer_requester_en,
    customer: directed(recipient?.firm || offer.customer),
    recipient: recipient ? recipientLines(recipient, words, locale).map(directed) : [],
    sender: senderLines(settings, words),
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

type Words = ReturnType<typeof offersFor>;

/** Whom it is made out to, below the name of the firm. */
function recipientLines(recipient: OfferRecipient, words: Words, locale: 'it' | 'en'): readonly string[] {
  const { firm, person, vatNumber, taxCode, recipientCode, pec, address } = recipient;
  const fiscal = [
    [words.fiscal.vatNumber, vatNumber],
    [words.fiscal.taxCode, taxCode],
    [words.fiscal.recipientCode, recipientCode],
    [words.fiscal.pec, pec],
  ] as const;
  return [
    ...(firm === '' || person === '' ? [] : [words.attention(person)]),
    ...(address ? addressLines(address, locale) : []),
    ...fiscal.filter(([, value]) => value !== '').map(([name, value]) => `${name} ${value}`),
  ];
}

/** The shop's own firm: name, address, VAT number, telephone and email, as far as they are set. */
function senderLines(settings: Settings, words: Words): readonly string[] {
  const { shop_legal_name: name, shop_address: address, shop_vat_number: vatNumber } = settings;
  return [
    name || settings.shop_name,
    address,
    vatNumber === '' ? '' : `${words.fiscal.vatNumber} ${vatNumber}`,
    settings.shop_phone,
    settings.shop_email,
  ].filter((line) => line !== '');
}

const days = {
  it: new Intl.DateTimeFormat('it-IT', {
    timeZone: 'Europe/Rome',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }),
  en: new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Rome',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }),
};
const formatDay = (iso: string, locale: 'it' | 'en') => days[locale].format(new Date(iso));
