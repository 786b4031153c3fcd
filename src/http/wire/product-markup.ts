import type { StockNote } from '#catalogue/stock/rules/stock-note.ts';
import type { Cents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import type { CatalogueMessages } from '#messages/it/catalogue.ts';
import type { ShownPrice } from '#pricing/prices/rules/shown-price.ts';

type Style = { readonly platform: string; readonly locale: 'it' | 'en' };

/** An amount as the platform’s clients show it. */
export function amountMarkup(amount: Cents, style: Style): string {
  const text = escapeHtml(formatEuro(amount, style.locale));
  return `<span class="${escapeHtml(style.platform)}-Price-amount amount"><bdi>${text}</bdi></span>`;
}

/** A price as the platform's clients show it: one amount, a range, or what it was and what it is (SITE-02). */
export function priceMarkup(price: ShownPrice, style: Style): string {
  if (price.upTo !== null) return `${amountMarkup(price.unit, style)} – ${amountMarkup(price.upTo, style)}`;
  if (!price.onSale) return amountMarkup(price.unit, style);
  return `<del aria-hidden="true">${amountMarkup(price.regular, style)}</del> <ins>${amountMarkup(price.unit, style)}</ins>`;
}

/** Cents as the number of euro that clients reckon with. */
export function euroNumber(amount: Cents): number {
  return amount / 100;
}

/** How stock is shown: in words and by the platform's class. */
export function availabilityOf(
  note: StockNote,
  words: CatalogueMessages['stock'],
): { readonly text: string; readonly class: string } {
  if (note.kind === 'few') return { text: words.few(note.left), class: 'in-stock' };
  if (note.kind === 'backorder') return { text: words.backorder, class: 'available-on-backorder' };
  if (note.kind === 'out-of-stock') return { text: words.outOfStock, class: 'out-of-stock' };
  return { text: words.inStock, class: 'in-stock' };
}

const decimalText = (value: number, locale: 'it' | 'en'): string =>
  locale === 'it' ? String(value).replace('.', ',') : String(value);

/** A weight in kilograms: as the wire's plain text, and as a shopper reads it; both empty where there is none. */
export function weightOf(grams: number | null, locale: 'it' | 'en'): { plain: string; read: string } {
  if (grams === null) return { plain: '', read: '' };
  const kilograms = grams / 1000;
  return { plain: String(kilograms), read: `${decimalText(kilograms, locale)} kg` };
}

/** Length, width and height in centimetres out of millimetres; empty where there are none. */
export function sizeOf(
  size: readonly [number, number, number] | null,
  locale: 'it' | 'en',
): { plain: { length: string; width: string; height: string }; read: string } {
  if (!size) return { plain: { length: '', width: '', height: '' }, read: '' };
  const [length, width, height] = size;
  return {
    plain: { length: String(length / 10), width: String(width / 10), height: String(height / 10) },
    read: `${size.map((side) => decimalText(side / 10, locale)).join(' × ')} cm`,
  };
}
