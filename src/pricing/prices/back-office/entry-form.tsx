import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { futurePrices } from '../rules/future-prices.ts';
import { priceListPath } from '../rules/staff-prices.ts';
import { writeListPrice, writeTiers } from '../rules/write-tiers.ts';
import type { StaffListEntry } from '../server/staff/read-list-entries.ts';
import styles from './price-lists.module.css';

type EntryFormProps = {
  readonly list: { readonly id: number };
  readonly edited: StaffListEntry | null;
  /** what was typed before, where it was refused */
  readonly entered: Readonly<Record<string, string>> | null;
  readonly nonce: string;
};

/** Prices, tiers, days and limits of one product; after a refusal the fields show what was typed. */
export function EntryForm({ list, edited, entered, nonce }: EntryFormProps) {
  const { staffPrices } = useBackOfficeWords();
  const words = staffPrices.entry;
  const own = entered?.what === 'entry' ? entered : edited ? valuesOf(edited) : {};
  const field = (name: string) => ({
    id: `entry-${name}`,
    name,
    defaultValue: own[name] ?? '',
    autoComplete: 'off',
  });
  const optional = { optional: words.optional };
  return (
    <section className={styles.section} aria-labelledby="entry">
      <h2 id="entry">{words.heading}</h2>
      <p className={styles.hint}>{words.hint}</p>
      {/* Another product is another form: what stands in its fields is its own. */}
      <form className={styles.form} method="post" action={priceListPath(list.id)} key={JSON.stringify(own)}>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <input type="hidden" name="what" value="entry" readOnly />
        <TextField {...field('sku')} label={words.sku} required maxLength={60} />
        <TextField {...field('price')} label={words.price} inputMode="decimal" maxLength={20} />
        <TextField
          {...field('tiers')}
          label={words.tiers}
          hint={words.tiersHint}
          maxLength={500}
          {...optional}
        />
        <TextField {...field('from')} label={words.from} hint={words.dayHint} maxLength={10} {...optional} />
        <TextField {...field('to')} label={words.to} hint={words.dayHint} maxLength={10} {...optional} />
        <TextField
          {...field('minimum')}
          label={words.minimum}
          inputMode="numeric"
          maxLength={9}
          {...optional}
        />
        <TextField
          {...field('maximum')}
          label={words.maximum}
          inputMode="numeric"
          maxLength={9}
          {...optional}
        />
        <TextField {...field('step')} label={words.step} inputMode="numeric" maxLength={9} {...optional} />
        <div className={styles.send}>
          <Button type="submit">{words.button}</Button>
        </div>
      </form>
    </section>
  );
}

function valuesOf(entry: StaffListEntry): Readonly<Record<string, string>> {
  const { base, tiers } = futurePrices(entry.prices);
  const text = (value: number | null) => (value === null ? '' : String(value));
  return {
    sku: entry.sku ?? '',
    price: base === null ? '' : writeListPrice(base),
    tiers: writeTiers(tiers),
    from: entry.from === null ? '' : writtenDay(entry.from),
    to: entry.to === null ? '' : writtenDay(entry.to),
    minimum: text(entry.minimum),
    maximum: text(entry.maximum),
    step: text(entry.step),
  };
}
