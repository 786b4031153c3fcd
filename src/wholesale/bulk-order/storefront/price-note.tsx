import type { BulkForm } from '../rules/bulk-form.ts';
import styles from './bulk-order.module.css';
import { useBulkWords } from './use-bulk-words.ts';

/** Whether the prices of a form hold VAT, said once above them. */
export function PriceNote({ mode }: Pick<BulkForm, 'mode'>) {
  return <p className={styles.priceNote}>{useBulkWords().prices[mode]}</p>;
}
