import { shopPath } from '#shop/catalogue/rules/paths.ts';
import { useShopWords } from '#shop/site/storefront/use-shop-words.ts';
import { buttonClass } from '#ui/controls/button-class.ts';
import { Notice } from '#ui/display/notice.tsx';

/** Stands in the place of the form when there is nothing to order. */
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
