import { shopPath } from '#foundation/paths/rules/paths.ts';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';

/** Shown instead of the form when there is nothing to order. */
export function EmptyCheckout() {
  const { checkout } = useShopWords();
  return (
    <Notice
      action={
        <a className={buttonClass({ kind: 'secondary' })} href={shopPath}>
          {checkout.goToShop}
        </a>
      }
    >
      {checkout.emptyCart}
    </Notice>
  );
}
