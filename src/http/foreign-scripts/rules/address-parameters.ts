import type { AddressField } from '#foundation/addresses/rules/address.ts';
import { addressFields } from '#foundation/addresses/rules/address-fields.ts';
import { askedAs } from '#foundation/addresses/rules/asked-as.ts';
import { countryOptions } from '#foundation/addresses/rules/countries.ts';
import { formRowId, formRowMarks, formRowPriority } from '#foundation/addresses/rules/form-row.ts';
import { stateTerm } from '#foundation/addresses/rules/state-field.ts';
import { listedStates, stateField } from '#foundation/addresses/rules/states.ts';
import type { ParameterObjects } from './parameter-objects.ts';

export type AddressWords = {
  readonly fields: Readonly<Record<Exclude<AddressField, 'state'> | 'province' | 'state', string>>;
  readonly select: {
    readonly chooseOption: string;
    readonly noMatches: string;
    readonly searching: string;
    readonly loadFailed: string;
  };
};

/**
 * The states of the countries that a page shows, and those countries that have none. All lists together would be heavier than the page:
 * the browser loads the other lists itself, as soon as a visitor opens the drop-down of countries (SEL-03).
 */
export function countryParameters(shown: readonly string[], { select }: AddressWords): ParameterObjects {
  return {
    wc_country_select_params: {
      countries: JSON.stringify(listedStates((country) => shown.includes(country))),
      i18n_select_state_text: select.chooseOption,
      i18n_no_matches: select.noMatches,
      i18n_searching: select.searching,
      i18n_ajax_error: select.loadFailed,
    },
  };
}

const byCountry = ['state', 'postcode'] as const;
const ofCalculator: ReadonlySet<string> = new Set(['state', 'postcode', 'city']);
const localeFields = ['address_1', 'address_2', 'state', 'postcode', 'city'];

// They differ by language alone, and name every country.
const known = new WeakMap<AddressWords, ParameterObjects>();

/** What differs from country to country in the fields of an address (ADDR-04, ADDR-10). */
export function addressParameters(words: AddressWords): ParameterObjects {
  const parameters = known.get(words) ?? makeAddressParameters(words);
  known.set(words, parameters);
  return parameters;
}

function makeAddressParameters(words: AddressWords): ParameterObjects {
  const usual = addressFields
    .filter(({ name }) => name !== 'phone' && name !== 'email')
    .map((entry) => {
      const how = askedAs(entry.name, { kind: 'billing', country: '', state: 'text' });
      return [
        entry.wireName,
        {
          label: words.fields[entry.name],
          required: how === 'required',
          class: formRowMarks(entry),
          autocomplete: entry.autocomplete,
          priority: formRowPriority(entry),
        },
      ] as const;
    });
  const others = countryOptions().flatMap(({ code }) => {
    const own = fieldsOf(code, words);
    return Object.keys(own).length === 0 ? [] : [[code, own] as const];
  });
  return {
    wc_address_i18n_params: {
      locale: JSON.stringify({ default: Object.fromEntries(usual), ...Object.fromEntries(others) }),
      locale_fields: JSON.stringify(Object.fromEntries(localeFields.map((name) => [name, rowsOf(name)]))),
      i18n_required_text: '*',
      i18n_optional_text: '',
    },
  };
}

/** What a country asks in another way than one that is not known. */
function fieldsOf(country: string, { fields }: AddressWords): Record<string, object> {
  const kind = stateField(country).kind;
  const changed = byCountry.flatMap((name) => {
    const usual = askedAs(name, { kind: 'billing', country: '', state: 'text' });
    const how = askedAs(name, { kind: 'billing', country, state: kind });
    if (how === usual) return [];
    const label = name === 'state' && how !== 'hidden' ? { label: fields[stateTerm(country)] } : {};
    const asked = { required: how === 'required', ...(how === 'hidden' ? { hidden: true } : {}) };
    return [[name, { ...asked, ...label }] as const];
  });
  return Object.fromEntries(changed);
}

function rowsOf(wireName: string): string {
  const rows = addressFields
    .filter((entry) => entry.wireName === wireName)
    .flatMap((entry) => [formRowId('billing', entry), formRowId('shipping', entry)]);
  const all = ofCalculator.has(wireName) ? [...rows, `calc_shipping_${wireName}_field`] : rows;
  return all.map((id) => `#${id}`).join(', ');
}
