import { quoteLocations } from '#wholesale/quotes/rules/quote-form.ts';
import type { QuoteContext } from '#wholesale/quotes/server/read-quote-form.ts';
import { idFrom } from '../../not-found.ts';

/** Where an address says that a quote is requested. */
export function quoteContextIn(request: Request): QuoteContext {
  const { searchParams } = new URL(request.url);
  const location = quoteLocations.find((known) => known === searchParams.get('location')) ?? 'standard';
  const product = searchParams.get('product');
  return {
    location,
    productId: location === 'productpage' && product !== null ? idFrom(product) : null,
  };
}
