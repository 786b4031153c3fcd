import { stockAlertPath } from '#catalogue/stock-alerts/rules/stock-alert.ts';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { servicePointsFor } from '#messages/product/service-points-for.ts';
import { WishlistButton } from '#selling/wishlist/storefront/wishlist-heart.tsx';
import { productQuestionPath } from '#wholesale/conversations/rules/product-question.ts';
import styles from './product-help.module.css';

export type ProductHelpProps = {
  readonly productId: number;
  /** it, or one of its variations, is out of stock */
  readonly isAwaited: boolean;
};

/** What a visitor can do on a product page beside buying: a form and a link, which need no script and are the same for everybody. */
export function ProductHelp({ productId, isAwaited }: ProductHelpProps) {
  const words = servicePointsFor(useWords().locale);
  return (
    <div className={styles.help}>
      {isAwaited ? (
        <a
          className={`${buttonClass({ kind: 'secondary' })} ${styles.alert}`}
          href={stockAlertPath(productId)}
          rel="nofollow"
        >
          {words.stockAlert}
        </a>
      ) : null}
      <WishlistButton id={productId} />
      <a className={buttonClass({ kind: 'secondary' })} href={productQuestionPath(productId)} rel="nofollow">
        {words.ask}
      </a>
    </div>
  );
}
