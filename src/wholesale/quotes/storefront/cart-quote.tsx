import { useCart } from '#selling/cart/storefront/use-cart.ts';
import { hasManyVendors } from '../rules/has-many-vendors.ts';
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
