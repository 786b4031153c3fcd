import type { Cents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { ShippingKind } from '../rules/shipping-zone.ts';

export type TryAddressProps = {
  readonly asked: Readonly<Record<'country' | 'state' | 'postcode' | 'goods' | 'weight' | 'volume', string>>;
  readonly tried: {
    readonly zone: { readonly id: number; readonly name: string } | null;
    readonly options: readonly {
      readonly method: string;
      readonly kind: ShippingKind;
      readonly title: string;
      readonly gross: Cents;
    }[];
  } | null;
  readonly countries: readonly { readonly code: string; readonly label: string }[];
};

/** The zone of an address, and the methods offered there. */
export function TryAddress({ asked, tried, countries }: TryAddressProps) {
  const { staffShipping: words, locale } = useBackOfficeWords();
  const field = (name: 'state' | 'postcode' | 'goods' | 'weight' | 'volume') => (
    <TextField
      id={`try-${name}`}
      name={name}
      label={words.tryFields[name]}
      defaultValue={asked[name]}
      maxLength={20}
      autoComplete="off"
    />
  );
  return (
    <section className={sheet.sheet} id="try" aria-labelledby="try-heading">
      <h2 id="try-heading">{words.tryTitle}</h2>
      <p className={sheet.hint}>{words.tryHint}</p>
      <form className={sheet.row} method="get" action="/staff/shipping/#try">
        <Select
          id="try-country"
          name="country"
          label={words.tryFields.country}
          defaultValue={asked.country}
          options={countries.map(({ code, label }) => ({ value: code, label }))}
        />
        {field('state')}
        {field('postcode')}
        {field('goods')}
        {field('weight')}
        {field('volume')}
        <div className={sheet.buttons}>
          <Button type="submit" kind="secondary">
            {words.tryButton}
          </Button>
        </div>
      </form>
      {tried ? (
        <div role="status">
          <p>{tried.zone ? words.tryZone(tried.zone.name) : words.tryNowhere}</p>
          {tried.zone && tried.options.length === 0 ? <p>{words.tryNothing}</p> : null}
          <ul>
            {tried.options.map(({ method, kind, title, gross }) => (
              <li key={method}>
                {`${words.method(words.kinds[kind], title)}: `}
                <strong>{formatEuro(gross, locale)}</strong>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}
