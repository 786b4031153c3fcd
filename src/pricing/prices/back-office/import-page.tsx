import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { futurePrices } from '../rules/future-prices.ts';
import { importVerdicts } from '../rules/import-verdict.ts';
import type { StaffPriceProblem } from '../rules/staff-prices.ts';
import type { PriceImport } from '../server/imports/read-price-import.ts';
import { ImportPreview } from './import-preview.tsx';

export type ImportPageProps = {
  readonly list: { readonly id: number; readonly name: string };
  readonly looked: PriceImport;
  readonly nonce: string;
  readonly problem: StaffPriceProblem | null;
};

/** What a file would do to a list of a group. */
export function ImportPage({ list, looked, nonce, problem }: ImportPageProps) {
  const { staffPrices, locale } = useBackOfficeWords();
  const shown = (text: string | null) => {
    if (text === null || text === '') return '–';
    const { base, tiers } = futurePrices(text);
    const all = [...(base === null ? [] : [{ minQuantity: 1, price: base }]), ...tiers];
    return all.map((tier) => `${tier.minQuantity}+ ${formatEuro(tier.price, locale)}`).join(' · ');
  };
  return (
    <ImportPreview
      list={list}
      looked={looked}
      counts={importVerdicts.map((verdict) => [verdict, looked.counts[verdict]])}
      isOpen={!looked.isWritten}
      outcome={looked.isWritten ? <Notice kind="success">{staffPrices.importing.written}</Notice> : null}
      before={(row) => shown(row.before)}
      after={(row) => shown(row.prices)}
      nonce={nonce}
      problem={problem}
    />
  );
}
