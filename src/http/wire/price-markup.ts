import type { Cents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
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
