import type { ProductCard } from '#catalogue/products/rules/product-card.ts';
import { ProductCardView } from '#catalogue/products/storefront/product-card.tsx';
import { packCard } from '#catalogue/variations/rules/packed-card.ts';
import { Island } from '#kit/islands/storefront/island.tsx';
import { WishlistHeart } from '#selling/wishlist/storefront/wishlist-heart.tsx';
import addToCart from './add-to-cart/add-to-cart.island.tsx';
import cardSwatches from './card-swatches.island.tsx';

export type SellingCardProps = {
  readonly card: ProductCard;
  readonly eager: boolean;
  /** whether it has a heart for the wishlist */
  readonly hearts: boolean;
};

/** What stands on a card: the product with what sells it, a button or swatches (CAT-05, VAR-36). */
export function SellingCard({ card, eager, hearts }: SellingCardProps) {
  return (
    <ProductCardView
      card={card}
      action={actionOf(card)}
      corner={hearts ? <WishlistHeart id={card.id} name={card.name} /> : null}
      eager={eager}
    />
  );
}

function actionOf({ id, type, slug, name, sku, minQuantity, buyable, choices }: ProductCard) {
  if (choices) return <Island of={cardSwatches} props={{ packed: packCard({ id, slug, name, choices }) }} />;
  if (buyable && type === 'simple') {
    return <Island of={addToCart} props={{ id, type, name, sku, minQuantity }} />;
  }
  return null;
}
