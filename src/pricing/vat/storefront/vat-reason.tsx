import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import type { VatExemption } from '../rules/vat-exemption.ts';

/** Why an order has no VAT, as the invoice will say it (VAT-13). */
export function VatReason({ vat, className }: { vat: VatExemption; className?: string | undefined }) {
  const { vat: words } = useShopWords();
  return (
    <p className={className}>
      <strong>{words.exempt}.</strong> {words.reason} {words.exemptNumber(vat.number)}.
    </p>
  );
}
