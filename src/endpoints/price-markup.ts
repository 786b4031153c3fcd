import type { ShownPrice } from '#shop/catalogue/rules/product-card.ts';
import type { Cents } from '#shop/money/rules/cents.ts';
import { formatEuro } from '#shop/money/rules/format-euro.ts';
import { escapeHtml } from '#shop/site/rules/escape-html.ts';

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
