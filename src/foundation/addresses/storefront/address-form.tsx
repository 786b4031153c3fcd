import { SearchableSelect } from '#kit/ui/controls/searchable-select.tsx';
import { SlidingHint } from '#kit/ui/controls/sliding-hint.tsx';
import { TextField, type TextFieldProps } from '#kit/ui/controls/text-field.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import type { Address, AddressField, AddressKind } from '../rules/address.ts';
import { type AddressFieldEntry, addressFields, autocompleteOf } from '../rules/address-fields.ts';
import { type AskedIn, askedAs } from '../rules/asked-as.ts';
import type { CountryOption } from '../rules/countries.ts';
import { MAX_EMAIL_LENGTH, MAX_FIELD_LENGTH } from '../rules/fields/field-limits.ts';
import { formRow } from '../rules/form-row.ts';
import { type StateField, stateTerm } from '../rules/state-field.ts';
import styles from './address-form.module.css';
import { StateInput } from './state-input.tsx';
import { usePageCountry } from './use-page-country.ts';
import { useStateField } from './use-state-field.ts';

export type AddressFormProps = {
  readonly kind: AddressKind;
  readonly values: Address & { readonly email?: string };
  /** what is wrong with a field, by its id (`billing_first_name`) */
  readonly errors: Readonly<Record<string, string>>;
  /** the countries that may be chosen */
  readonly countries: readonly CountryOption[];
  /** the state fields of the countries that are chosen when the page is made */
  readonly stateFields: Readonly<Record<string, StateField>>;
  readonly platform: string;
};

/** The fields of one address, each asked as its country asks for it (ADDR-01). */
export function AddressForm(props: AddressFormProps) {
  const { kind, values, errors, countries, stateFields, platform } = props;
  const { addresses } = useShopWords();
  const { country, state, field, lookup, changeCountry, changeState, expectChange } = useStateField({
    country: values.country,
    state: values.state,
    stateFields,
  });
  usePageCountry(`${kind}_country`, country, changeCountry);
  const asked: AskedIn = { kind, country, state: field.kind };

  const fieldOf = (entry: AddressFieldEntry) => {
    const id = `${kind}_${entry.wireName}`;
    const error = errors[id] ?? '';
    if (entry.name === 'country') {
      return (
        <SearchableSelect
          id={id}
          name={id}
          label={`${addresses.fields.country} *`}
          options={[
            ...(country === '' ? [{ value: '', label: addresses.select.chooseCountry }] : []),
            ...countries.map(({ code, label }) => ({ value: code, label })),
          ]}
          value={country}
          onPick={changeCountry}
          onReach={expectChange}
          marks="country_to_state country_select"
          autoComplete={autocompleteOf(kind, entry)}
          aria-required
          error={error}
          words={addresses.select}
        />
      );
    }
    if (entry.name === 'state') {
      const name = addresses.fields[stateTerm(country)];
      const optional = askedAs('state', asked) !== 'required';
      const label = optional && field.kind === 'list' ? addresses.optional(name) : name;
      return (
        <StateInput
          {...{ id, label, field, lookup, error, optional }}
          value={state}
          onEnter={changeState}
          autoComplete={autocompleteOf(kind, entry)}
        />
      );
    }
    const isRequired = askedAs(entry.name, asked) === 'required';
    const label = addresses.fields[entry.name];
    const input = (
      <TextField
        id={id}
        name={id}
        label={isRequired ? `${label} *` : addresses.optional(label)}
        defaultValue={values[entry.name] ?? ''}
        autoComplete={autocompleteOf(kind, entry)}
        aria-required={isRequired || undefined}
        error={error}
        hint={entry.name === 'address1' ? addresses.fields.address1Hint : ''}
        {...typing(entry.name, country)}
      />
    );
    return entry.name === 'address1' ? <SlidingHint>{input}</SlidingHint> : input;
  };

  return (
    <div className={`${platform}-${kind}-fields__field-wrapper ${styles.form}`}>
      {addressFields.map((entry) => {
        const how = askedAs(entry.name, asked);
        // A state that is not asked still travels, empty (ADDR-10).
        if (how === 'hidden' && entry.name !== 'state') return null;
        return (
          <div
            key={entry.name}
            {...formRow(kind, entry, how)}
            data-field={entry.wireName}
            hidden={how === 'hidden'}
          >
            {fieldOf(entry)}
          </div>
        );
      })}
    </div>
  );
}

/** How a field is typed into on a phone, and how much it holds. */
function typing(field: AddressField, country: string): Partial<TextFieldProps> {
  switch (field) {
    case 'phone':
      return { type: 'tel', inputMode: 'tel', maxLength: MAX_FIELD_LENGTH };
    case 'email':
      return { type: 'email', inputMode: 'email', maxLength: MAX_EMAIL_LENGTH, spellCheck: false };
    case 'postcode':
      return { inputMode: country === 'IT' ? 'numeric' : 'text', maxLength: 20 };
    default:
      return { maxLength: MAX_FIELD_LENGTH };
  }
}
