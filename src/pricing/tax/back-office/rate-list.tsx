import { formatTaxRate } from '#foundation/money/rules/tax-rate.ts';
import { RecordTable } from '#kit/records/back-office/record-table.tsx';
import sheet from '#kit/records/back-office/staff-form.module.css';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { RateDraft } from '../rules/rate-form.ts';

export type RateListProps = {
  readonly rates: readonly (RateDraft & { readonly id: number; readonly countryName: string })[];
  readonly removed: boolean;
};

/** The VAT rates of the shop, by place. */
export function RateList({ rates, removed }: RateListProps) {
  const { staffTaxes: words, locale } = useBackOfficeWords();
  const classes: Readonly<Record<string, string>> = words.classes;
  return (
    <>
      <div className={sheet.heading}>
        <h1>{words.title}</h1>
        <a className={buttonClass()} href="/staff/taxes/new/">
          {words.add}
        </a>
      </div>
      <p className={sheet.hint}>{words.intro}</p>
      {removed ? <Notice kind="success">{words.removed}</Notice> : null}
      <RecordTable
        rows={rates}
        keyOf={(rate) => rate.id}
        empty={words.empty}
        columns={[
          { name: words.columns.name, cell: (rate) => <a href={`/staff/taxes/${rate.id}/`}>{rate.name}</a> },
          {
            name: words.columns.where,
            cell: ({ countryName, state, postcode }) =>
              [countryName, state, postcode].filter((part) => part !== '').join(' · '),
          },
          { name: words.columns.taxClass, cell: ({ taxClass }) => classes[taxClass] ?? taxClass },
          {
            name: words.columns.rate,
            kind: 'number',
            cell: ({ rate, compound }) =>
              compound ? `${formatTaxRate(rate, locale)} (${words.compound})` : formatTaxRate(rate, locale),
          },
          { name: words.columns.priority, kind: 'number', cell: ({ priority }) => priority },
        ]}
      />
    </>
  );
}
