import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { priceListPath } from '../rules/staff-prices.ts';
import type { StaffPercentage } from '../server/staff/read-list-percentages.ts';
import styles from './price-lists.module.css';
import { useValidityWords } from './use-validity-words.ts';

type Named = { readonly id: number; readonly name: string };

type PercentageSectionProps = {
  readonly list: { readonly id: number };
  readonly percentages: readonly StaffPercentage[];
  readonly brands: readonly Named[];
  readonly categories: readonly Named[];
  readonly entered: Readonly<Record<string, string>> | null;
  readonly nonce: string;
};

/** The percentages of a list in the order in which they win, and a form for another one. */
export function PercentageSection(props: PercentageSectionProps) {
  const { list, percentages, brands, categories, nonce } = props;
  const { staffPrices, locale } = useBackOfficeWords();
  const words = staffPrices.percentages;
  const validityOf = useValidityWords();
  const own = props.entered?.what === 'percentage' ? props.entered : {};
  const optionsOf = (all: string, some: readonly Named[]) => [
    { value: '', label: all },
    ...some.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <section className={styles.section} aria-labelledby="percentages">
      <h2 id="percentages">{words.heading}</h2>
      <p className={styles.hint}>{words.hint}</p>
      <RecordTable
        rows={percentages}
        keyOf={(row) => row.id}
        empty={words.none}
        columns={[
          { name: words.what, text: (row) => words.scope(row.brand, row.category) },
          {
            name: words.percent,
            number: (row) => (row.basisPoints / 100).toLocaleString(locale),
          },
          { name: staffPrices.list.validity, text: (row) => validityOf(row) },
          {
            name: words.remove,
            text: (row) => (
              <form className={styles.acts} method="post" action={priceListPath(list.id)}>
                <input type="hidden" name="_wpnonce" value={nonce} readOnly />
                <input type="hidden" name="what" value="remove-percentage" readOnly />
                <input type="hidden" name="percentage" value={row.id} readOnly />
                <button type="submit" aria-label={words.removeOf(words.scope(row.brand, row.category))}>
                  {words.remove}
                </button>
              </form>
            ),
          },
        ]}
      />
      <form className={styles.form} method="post" action={priceListPath(list.id)}>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <input type="hidden" name="what" value="percentage" readOnly />
        <TextField
          id="percentage-percent"
          name="percent"
          label={words.percent}
          inputMode="decimal"
          required
          maxLength={6}
          defaultValue={own.percent ?? ''}
          autoComplete="off"
        />
        <Select
          id="percentage-category"
          name="category"
          label={words.category}
          options={optionsOf(words.anyCategory, categories)}
          defaultValue={own.category ?? ''}
        />
        <Select
          id="percentage-brand"
          name="brand"
          label={words.brand}
          options={optionsOf(words.anyBrand, brands)}
          defaultValue={own.brand ?? ''}
        />
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            id={`percentage-${name}`}
            name={name}
            label={staffPrices.entry[name]}
            optional={staffPrices.entry.optional}
            hint={staffPrices.entry.dayHint}
            maxLength={10}
            defaultValue={own[name] ?? ''}
            autoComplete="off"
          />
        ))}
        <div className={styles.send}>
          <Button type="submit" kind="secondary">
            {words.button}
          </Button>
        </div>
      </form>
    </section>
  );
}
