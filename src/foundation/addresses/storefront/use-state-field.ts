import { useCallback, useRef, useState } from 'react';
import { type EnteredState, stateAfterChange } from '../rules/state-after-change.ts';
import { type StateField, stateFieldFrom } from '../rules/state-field.ts';
import type { ListedStates } from '../rules/states.ts';

export type StateFieldStart = {
  readonly country: string;
  readonly state: string;
  /** the fields of the countries that the page was given; others are fetched */
  readonly stateFields: Readonly<Record<string, StateField>>;
};

/** Whether the lists of states are at hand: their looking up is shown, and so is its failure (SEL-03, SEL-05). */
export type StateLookup = 'done' | 'pending' | 'failed';

type ShownState = {
  readonly country: string;
  readonly state: string;
  readonly field: StateField;
  readonly lookup: StateLookup;
};

/** All lists; third-party scripts have them from then on as well. */
async function fetchStates() {
  const states = await import('../rules/states.ts').catch(() => null);
  if (states) publishCountryLists(states.listedStates());
  return states;
}

/** Country and state of an address: a change of country changes the shape of the state field at once (ADDR-09 to ADDR-13). */
export function useStateField({ country, state, stateFields }: StateFieldStart) {
  const [shown, setShown] = useState<ShownState>({
    country,
    state,
    field: stateFieldFrom(stateFields)(country),
    lookup: 'done',
  });
  const entered = useRef<EnteredState>({ value: state, typed: shown.field.kind === 'text' });
  const wanted = useRef(country);

  const changeCountry = useCallback(
    async (next: string) => {
      wanted.current = next;
      const show = (field: StateField, lookup: StateLookup) =>
        setShown({ country: next, field, lookup, state: stateAfterChange(field, entered.current) });
      if (Object.hasOwn(stateFields, next)) {
        show(stateFieldFrom(stateFields)(next), 'done');
        return;
      }
      setShown((now) => ({ ...now, country: next, lookup: 'pending' }));
      const states = await fetchStates();
      // The country may have changed while the lists were being loaded.
      if (wanted.current !== next) return;
      // Without the lists the state is typed: the server finds what was meant.
      if (states) show(states.stateField(next), 'done');
      else show({ kind: 'text' }, 'failed');
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

/** Completes the lists that third-party scripts read: a page writes those of the countries that it shows only (wire 2.2). */
function publishCountryLists(lists: Readonly<Record<string, ListedStates>>): void {
  const parameters: unknown = Reflect.get(window, 'wc_country_select_params');
  if (typeof parameters !== 'object' || parameters === null) return;
  Reflect.set(parameters, 'countries', JSON.stringify(lists));
}
