import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import { ownOrdersFor } from '#messages/own-orders-for.ts';
import { orderLinkPath } from '../rules/order-link-form.ts';
import styles from './order-received-view.module.css';

export type OrderRefusedProps = { readonly why: 'wrong-link' | 'expired-link' | 'thanks-over' };

/** Why an order is not shown to the visitor, and where to go instead. */
export function OrderRefused({ why }: OrderRefusedProps) {
  const words = ownOrdersFor(useShopWords().locale).refused;
  return (
    <div className={styles.page}>
      <h1>{words.title}</h1>
      <Notice kind="warning">{words[why]}</Notice>
      <p className={styles.ways}>
        <a className={buttonClass()} href={orderLinkPath}>
          {words.newLink}
        </a>
        <a className={buttonClass({ kind: 'secondary' })} href="/my-account/">
          {words.toAccount}
        </a>
      </p>
    </div>
  );
}
