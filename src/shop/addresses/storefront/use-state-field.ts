import { useCallback, useRef, useState } from 'react';
import { type EnteredState, stateAfterChange } from '#shop/addresses/rules/state-after-change.ts';
import { type StateField, stateFieldFrom } from '#shop/addresses/rules/state-field.ts';

export type StateFieldStart = {
  readonly country: string;
  readonly state: string;
  /** the fields of the countries that the page was given; others are fetched */
  readonly stateFields: Readonly<Record<string, StateField>>;
};

const fetchStates = () => import('#shop/addresses/rules/states.ts');

/** Country and state of an address: a change of country changes the shape of the state field at once (ADDR-09 to ADDR-13). */
export function useStateField({ country, state, stateFields }: StateFieldStart) {
  const [shown, setShown] = useState({ country, state, field: stateFieldFrom(stateFields)(country) });
  const entered = useRef<EnteredState>({ value: state, typed: shown.field.kind === 'text' });
  const wanted = useRef(country);

  const changeCountry = useCallback(
    async (next: string) => {
      wanted.current = next;
      setShown((now) => ({ ...now, country: next }));
      const field = Object.hasOwn(stateFields, next)
        ? stateFieldFrom(stateFields)(next)
        : (await fetchStates()).stateField(next);
      // Somebody may have chosen on while the lists were on their way.
      if (wanted.current !== next) return;
      setShown({ country: next, field, state: stateAfterChange(field, entered.current) });
    },
    [stateFields],
  );
  const changeState = (value: string) => {
    entered.current = { value, typed: shown.field.kind === 'text' };
    setShown({ ...shown, state: value });
  };
  /** has the lists on their way before a country is chosen that needs them */
  const expectChange = () => void fetchStates();

  return { ...shown, changeCountry, changeState, expectChange };
}
