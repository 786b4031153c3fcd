import type { WholesaleContext } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { island } from '#kit/islands/storefront/island.tsx';
import { CartView, type CartViewProps } from '#selling/cart/storefront/cart-view.tsx';
import { CartWallet, type CartWalletOffer } from '#selling/wallet/storefront/cart-wallet.tsx';
import { SaveCartButton } from '#wholesale/purchase-lists/storefront/save-cart-button.tsx';
import type { QuoteForm } from '#wholesale/quotes/rules/quote-form.ts';
import { CartQuote } from '#wholesale/quotes/storefront/cart-quote.tsx';

type CartPageProps = Omit<CartViewProps, 'offers' | 'payment'> & {
  /** null where no payment provider is connected */
  readonly wallet: CartWalletOffer | null;
  /** null for those who may not request a quote */
  readonly quote: QuoteForm | null;
  /** null for those who have no purchase lists */
  readonly wholesale: WholesaleContext | null;
};

/** The cart page, which follows the cart by itself. */
function CartPage({ wallet, quote, wholesale, ...page }: CartPageProps) {
  return (
    <CartView
      {...page}
      {...(wallet ? { payment: (total) => <CartWallet offer={wallet} total={total} /> } : {})}
      offers={
        <>
          {wholesale ? <SaveCartButton context={wholesale} /> : null}
          {quote ? <CartQuote form={quote} /> : null}
        </>
      }
    />
  );
}

export default island('cart-page', CartPage, 'start');
