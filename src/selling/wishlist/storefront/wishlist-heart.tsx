import { Scripted } from '#kit/islands/storefront/island.tsx';
import { Button } from '#kit/ui/controls/button.tsx';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { wishlistFor } from '#messages/wishlist-for.ts';
import { wishlistPath } from '../rules/wishlist.ts';
import wishlistHeart from './wishlist-heart.island.ts';
import styles from './wishlist-heart.module.css';

export type WishlistHeartProps = { readonly id: number; readonly name: string };

/** The heart of a card: a form that puts the article on the wishlist, the same for everybody; its script fills it and takes the article off. */
export function WishlistHeart({ id, name }: WishlistHeartProps) {
  const words = wishlistFor(useWords().locale);
  return (
    <Scripted of={wishlistHeart} data={null}>
      <form className={styles.heart} method="post" action={wishlistPath}>
        <input type="hidden" name="product" value={id} readOnly />
        <button type="submit" name="action" value="add" aria-label={`${words.heart.add}: ${name}`}>
          <Icon name="heart" />
        </button>
      </form>
    </Scripted>
  );
}

/** The same in words, for the page of a product. */
export function WishlistButton({ id }: Pick<WishlistHeartProps, 'id'>) {
  const words = wishlistFor(useWords().locale);
  return (
    <Scripted of={wishlistHeart} data={null}>
      <form className={styles.button} method="post" action={wishlistPath}>
        <input type="hidden" name="product" value={id} readOnly />
        <Button type="submit" kind="secondary" name="action" value="add">
          <Icon name="heart" />
          <span>{words.heart.add}</span>
        </Button>
      </form>
    </Scripted>
  );
}
