import type { CartState } from '#selling/cart/rules/cart-state.ts';
import { useCart } from '#selling/cart/storefront/use-cart.ts';
import type { QuoteForm } from '../rules/quote-form.ts';
import { QuoteSection } from './quote-section.tsx';

/** The quote request of the cart page, which looks at the cart as it is now (CPG-05, QUO-14). */
export function CartQuote({ form }: { form: QuoteForm }) {
  const { cart } = useCart();
  return (
    <QuoteSection
      location="standard"
      form={form}
      {...(cart ? { hasManyVendors: hasManyVendors(cart) } : {})}
    />
  );
}

/** Whether a cart holds products of more than one vendor, which blocks a quote request; the shop's own count as one more (QUO-14). */
export function hasManyVendors(cart: Pick<CartState, 'lines'>): boolean {
  return new Set(cart.lines.map(({ vendor }) => vendor ?? null)).size > 1;
}
