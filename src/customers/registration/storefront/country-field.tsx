import { useState } from 'react';
import { countryOptions } from '#foundation/addresses/rules/countries.ts';
import { stateTerm } from '#foundation/addresses/rules/state-field.ts';
import { StateInput } from '#foundation/addresses/storefront/state-input.tsx';
import { useStateField } from '#foundation/addresses/storefront/use-state-field.ts';
import { Select } from '#kit/ui/controls/select.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import type { RegistrationMessages } from '#messages/it/registration.ts';
import { fieldName, type RegistrationField, stateName } from '../rules/registration-form.ts';
import type { RegistrationPage } from '../rules/registration-page.ts';
import styles from './country-field.module.css';

export type CountryFieldProps = {
  readonly field: RegistrationField;
  readonly page: RegistrationPage;
  readonly typed: Record<string, string | undefined>;
  readonly label: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly words: RegistrationMessages;
};

/** A country and its province or state, which appears as the country has it (ADDR-09). */
export function CountryField({ field, page, typed, label, errors, words }: CountryFieldProps) {
  const { locale } = useWords();
  const id = fieldName(field);
  const stateId = stateName(field);
  const [chosen, setChosen] = useState(typed[id] ?? '');
  const {
    country,
    state,
    field: stateField,
    lookup,
    changeCountry,
    changeState,
    expectChange,
  } = useStateField({
    country: chosen,
    state: typed[stateId] ?? '',
    stateFields: page.stateFields,
  });
  const isHidden = country === '' || stateField.kind === 'none';
  return (
    <div className={styles.pair}>
      <Select
        id={id}
        name={id}
        label={label}
        hint={field.hint}
        error={errors[id] ?? ''}
        options={[
          { value: '', label: words.choose },
          ...countryOptions(locale).map(({ code, label: name }) => ({ value: code, label: name })),
        ]}
        value={chosen}
        onFocus={expectChange}
        onChange={(event) => {
          setChosen(event.target.value);
          void changeCountry(event.target.value);
        }}
        aria-required={field.required || undefined}
      />
      <div hidden={isHidden}>
        <StateInput
          id={stateId}
          label={words.state[stateTerm(country)]}
          field={isHidden ? { kind: 'none' } : stateField}
          lookup={isHidden ? 'done' : lookup}
          value={state}
          onEnter={changeState}
          autoComplete="off"
          error={errors[stateId] ?? ''}
          optional={!field.required}
        />
      </div>
    </div>
  );
}
