import { type QuoteForm, type QuoteLocation, quoteFormPath } from '../rules/quote-form.ts';

/** Asks the shop for the form of a quote request; null where it gives none, to whoever is no business customer any more. */
export async function readForm(location: QuoteLocation, productId: number | null): Promise<QuoteForm | null> {
  const answer = await fetch(quoteFormPath(location, productId)).catch(() => null);
  // The shop's own answer, made by readQuoteForm.
  return answer?.ok ? ((await answer.json()) as QuoteForm) : null;
}
