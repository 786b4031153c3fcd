import { shopPath } from '#shop/catalogue/rules/paths.ts';
import { useWords } from '#shop/site/storefront/use-words.ts';
import { buttonClass } from '#ui/controls/button-class.ts';
import { Notice } from '#ui/display/notice.tsx';

/** Stands in the place of the form when there is nothing to order. */
export function EmptyCheckout() {
  const { checkout } = useWords();
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
