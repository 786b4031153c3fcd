import type { ProductCard } from '#catalogue/products/rules/product-card.ts';
import cardStyles from '#catalogue/products/storefront/product-card.module.css';
import type { CardMarkup } from '#catalogue/products/storefront/product-grid.tsx';
import { shopPath } from '#foundation/paths/rules/paths.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import body from '#kit/ui/display/page-body.module.css';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { wishlistFor } from '#messages/wishlist-for.ts';
import { type WishlistDone, wishlistPath } from '../rules/wishlist.ts';
import styles from './wishlist-view.module.css';

export type WishlistViewProps = {
  readonly cards: readonly ProductCard[];
  readonly cardMarkup: CardMarkup;
  readonly done: WishlistDone | null;
  /** the list of somebody who is not logged in lasts as long as their session */
  readonly isGuest: boolean;
};

/** The visitor's wishlist: cards with prices, stock and the way into the cart, and a button that takes one off. */
export function WishlistView({ cards, cardMarkup, done, isGuest }: WishlistViewProps) {
  const words = wishlistFor(useWords().locale);
  const isGood = done === 'added' || done === 'removed';
  return (
    <div className={body.page}>
      <h1>{words.title}</h1>
      {done ? <Notice kind={isGood ? 'success' : 'warning'}>{words.done[done]}</Notice> : null}
      {isGuest && cards.length > 0 ? (
        <p className={styles.hint}>
          {words.guest} <a href="/my-account/">{words.logIn}</a>
        </p>
      ) : null}
      {cards.length === 0 ? (
        <>
          <p>{words.empty}</p>
          <p>
            <a className={buttonClass({ kind: 'secondary' })} href={shopPath}>
              {words.toShop}
            </a>
          </p>
        </>
      ) : (
        <ul className={styles.grid}>
          {cards.map((card, index) => (
            <li key={card.id} className={styles.article}>
              <div
                className={cardStyles.card}
                // biome-ignore lint/security/noDangerouslySetInnerHtml: it was rendered by React.
                dangerouslySetInnerHTML={{ __html: cardMarkup(card, index < 4) }}
              />
              <form method="post" action={wishlistPath}>
                <input type="hidden" name="product" value={card.id} readOnly />
                <Button
                  type="submit"
                  kind="secondary"
                  name="action"
                  value="remove"
                  aria-label={words.removeNamed(card.name)}
                >
                  {words.remove}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
