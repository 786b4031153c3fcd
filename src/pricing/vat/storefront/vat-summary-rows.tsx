import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import styles from './vat-summary-rows.module.css';

export type VatSummaryProps = {
  readonly vat: { readonly number: string; readonly answer: string; readonly exempt: boolean } | undefined;
};

/** Below the sums of a cart: why no VAT is charged, or why it still is (VAT-13). */
export function VatSummaryRows({ vat }: VatSummaryProps) {
  const { vat: words } = useShopWords();
  if (!vat || (!vat.exempt && vat.answer !== 'unknown')) return null;
  return (
    <tr>
      <td colSpan={2} className={styles.note}>
        {vat.exempt ? (
          <>
            <strong>{words.exempt}.</strong> {words.reason} {words.exemptNumber(vat.number)}.
          </>
        ) : (
          words.unknown
        )}
      </td>
    </tr>
  );
}
