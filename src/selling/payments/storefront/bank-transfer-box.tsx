import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import type { BankTransfer } from '../rules/bank-transfer.ts';
import styles from './bank-transfer-box.module.css';

export type BankTransferBoxProps = {
  readonly bankTransfer: BankTransfer;
  /** as it is read: `179,20 €` */
  readonly amount: string;
  readonly orderNumber: number;
};

/** What a buyer needs to pay an order by bank transfer. */
export function BankTransferBox({ bankTransfer, amount, orderNumber }: BankTransferBoxProps) {
  const { payments } = useShopWords();
  const rows = [
    [payments.holder, bankTransfer.holder],
    [payments.iban, bankTransfer.iban],
    ...(bankTransfer.bank === '' ? [] : [[payments.bank, bankTransfer.bank] as const]),
    ...(bankTransfer.bic === '' ? [] : [[payments.bic, bankTransfer.bic] as const]),
    [payments.amount, amount],
    [payments.reference, payments.referenceOf(orderNumber)],
  ] as const;
  return (
    <section className={styles.box} aria-labelledby="bank-transfer">
      <h2 id="bank-transfer">{payments.bankTransferHeading}</h2>
      <p>{bankTransfer.instructions || payments.transferHint}</p>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
