import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import { removeCouponLink } from '../rules/coupon-actions.ts';
import styles from './coupon-field.module.css';

export type CouponNameProps = {
  readonly code: string;
  readonly platform: string;
  /** the page with the link */
  readonly page: '/cart/' | '/checkout/';
  readonly onRemove?: ((code: string) => void) | undefined;
};

/** The name of a discount among the sums, with the link that removes its code (wire 2.5). */
export function CouponName({ code, platform, page, onRemove }: CouponNameProps) {
  const { coupons: words } = useShopWords();
  return (
    <span className={styles.name}>
      {words.discount(code)}
      <a
        className={`${platform}-remove-coupon ${styles.remove}`}
        href={removeCouponLink(page, code)}
        aria-label={words.removeNamed(code)}
        data-coupon={code}
        data-acts={onRemove ? '' : undefined}
        onClick={(event) => {
          if (!onRemove) return;
          event.preventDefault();
          onRemove(code);
        }}
      >
        {words.remove}
      </a>
    </span>
  );
}
