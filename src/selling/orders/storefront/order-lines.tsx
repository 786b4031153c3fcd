import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { LangText } from '#kit/words/storefront/lang-text.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import { keyOfSum, orderSums } from '../rules/order-sums.ts';
import type { OrderView } from '../rules/order-view.ts';
import styles from './order-lines.module.css';
import { OrderSumRow } from './order-sum-row.tsx';

export function OrderLines({ order }: { order: OrderView }) {
  const { orders, locale } = useShopWords();
  return (
    <table className={styles.table}>
      <thead>
        <tr className={styles.head}>
          <th scope="col">{orders.product}</th>
          <th scope="col" className={styles.number}>
            {orders.quantity}
          </th>
          <th scope="col" className={styles.number}>
            {orders.unitPrice}
          </th>
          <th scope="col" className={styles.number}>
            {orders.lineTotal}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <tr key={line.id} className={styles.line}>
            <th scope="row">
              <LangText lang={line.lang}>{line.name}</LangText>
              {line.attributes.map(({ label, value, lang, valueLang }) => (
                <small key={label}>
                  <LangText lang={lang}>{label}</LangText>: <LangText lang={valueLang}>{value}</LangText>
                </small>
              ))}
              {line.sku ? (
                <small>
                  {orders.sku} {line.sku}
                </small>
              ) : null}
              {line.purchaseNote ? (
                <p className={styles.note} lang={line.purchaseNote.lang}>
                  {line.purchaseNote.text}
                </p>
              ) : null}
            </th>
            <td data-label={orders.quantity}>{line.quantity}</td>
            <td data-label={orders.unitPrice}>{formatEuro(line.unit, locale)}</td>
            <td data-label={orders.lineTotal}>{formatEuro(line.subtotal, locale)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {orderSums(order).map((sum) => (
          <OrderSumRow key={keyOfSum(sum)} sum={sum} />
        ))}
      </tfoot>
    </table>
  );
}
