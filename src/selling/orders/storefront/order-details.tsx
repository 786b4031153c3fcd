import { InvoiceBlock } from '#customers/invoices/storefront/invoice-block.tsx';
import { AddressBlock } from '#foundation/addresses/storefront/address-block.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import { VatReason } from '#pricing/vat/storefront/vat-reason.tsx';
import type { OrderView } from '../rules/order-view.ts';
import styles from './order-details.module.css';
import { OrderLines } from './order-lines.tsx';

export function OrderDetails({ order }: { order: OrderView }) {
  const { orders, locale } = useShopWords();
  return (
    <section className={styles.details} aria-labelledby="order-details">
      <h2 id="order-details">{orders.details}</h2>
      <OrderLines order={order} />
      {order.vat ? <VatReason vat={order.vat} className={styles.vat} /> : null}
      <div className={styles.addresses}>
        <AddressBlock title={orders.billingAddress} address={order.billing} locale={locale} />
        <AddressBlock title={orders.shippingAddress} address={order.shipping} locale={locale} />
        {order.invoice ? <InvoiceBlock invoice={order.invoice} /> : null}
        {order.note === '' ? null : (
          <section className={styles.note}>
            <h3>{orders.note}</h3>
            <p>{order.note}</p>
          </section>
        )}
      </div>
    </section>
  );
}
