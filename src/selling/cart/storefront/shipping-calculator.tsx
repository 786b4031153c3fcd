import { type FormEvent, useRef } from 'react';
import type { CountryOption } from '#foundation/addresses/rules/countries.ts';
import { asksPostcode } from '#foundation/addresses/rules/postcode.ts';
import { type StateField, stateTerm } from '#foundation/addresses/rules/state-field.ts';
import { StateInput } from '#foundation/addresses/storefront/state-input.tsx';
import { usePageCountry } from '#foundation/addresses/storefront/use-page-country.ts';
import { useStateField } from '#foundation/addresses/storefront/use-state-field.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { SearchableSelect } from '#kit/ui/controls/searchable-select.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import type { Destination } from '#selling/shipping/rules/destination.ts';
import { calculatorField, calculatorNonceField } from '#selling/shipping/rules/shipping-actions.ts';
import styles from './shipping-calculator.module.css';
import { useCartAccess } from './use-cart.ts';

export type ShippingCalculatorProps = {
  readonly destination: Destination;
  readonly countries: readonly CountryOption[];
  /** the state field of the destination's country; others are fetched */
  readonly stateFields: Readonly<Record<string, StateField>>;
  readonly nonce: string;
};

/** The row around a field, with the classes that third-party scripts expect. */
const rowOf = (field: string) => ({
  id: `calc_shipping_${field}_field`,
  className: 'form-row form-row-wide address-field',
});

/** Asks for the destination, only as precisely as shipping and VAT depend on it (CPG-02). */
export function ShippingCalculator({ destination, countries, stateFields, nonce }: ShippingCalculatorProps) {
  const { addresses, shipping } = useShopWords();
  const { store, platform } = useCartAccess();
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const { country, state, field, lookup, changeCountry, changeState, expectChange } = useStateField({
    country: destination.country,
    state: destination.state,
    stateFields,
  });
  usePageCountry('calc_shipping_country', country, changeCountry);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const done = await store.calculateShipping(new FormData(event.currentTarget), shipping.calculated);
    if (!done) return;
    // The focused field is folded away, so focus moves to the toggle. The element itself knows whether it is open: it may have been opened
    // before the page acts.
    if (details.current) details.current.open = false;
    summary.current?.focus();
  };
  return (
    <details ref={details} className={styles.calculator}>
      <summary ref={summary}>{shipping.changeDestination}</summary>
      <form
        className={`${platform}-shipping-calculator ${styles.form}`}
        method="post"
        action="/cart/"
        onSubmit={onSubmit}
      >
        <input type="hidden" name={calculatorNonceField({ platform })} value={nonce} readOnly />
        <div {...rowOf('country')}>
          <SearchableSelect
            id="calc_shipping_country"
            name="calc_shipping_country"
            label={addresses.fields.country}
            options={countries.map(({ code, label }) => ({ value: code, label }))}
            value={country}
            onPick={changeCountry}
            onReach={expectChange}
            marks="country_to_state country_select"
            autoComplete="shipping country"
            words={addresses.select}
          />
        </div>
        <div {...rowOf('state')} hidden={field.kind === 'none'}>
          <StateInput
            id="calc_shipping_state"
            label={addresses.fields[stateTerm(country)]}
            {...{ field, lookup }}
            value={state}
            onEnter={changeState}
            autoComplete="shipping address-level1"
            error=""
            optional
          />
        </div>
        <div className={styles.place}>
          <div {...rowOf('city')}>
            <TextField
              id="calc_shipping_city"
              name="calc_shipping_city"
              label={addresses.fields.city}
              defaultValue={destination.city ?? ''}
              autoComplete="shipping address-level2"
              maxLength={100}
            />
          </div>
          {asksPostcode(country) ? (
            <div {...rowOf('postcode')}>
              <TextField
                id="calc_shipping_postcode"
                name="calc_shipping_postcode"
                label={addresses.fields.postcode}
                defaultValue={destination.postcode}
                autoComplete="shipping postal-code"
                inputMode={country === 'IT' ? 'numeric' : 'text'}
                maxLength={20}
              />
            </div>
          ) : null}
        </div>
        <Button type="submit" kind="secondary" wide name={calculatorField} value="1">
          {shipping.calculate}
        </Button>
      </form>
    </details>
  );
}
