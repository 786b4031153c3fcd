import { SearchableSelect } from '#kit/ui/controls/searchable-select.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import type { StateField } from '../rules/state-field.ts';
import type { StateLookup } from './use-state-field.ts';

export type StateInputProps = {
  readonly id: string;
  readonly label: string;
  readonly field: StateField;
  readonly lookup: StateLookup;
  readonly value: string;
  readonly onEnter: (value: string) => void;
  readonly autoComplete: string;
  readonly error: string;
  /** a state of a list may be left open */
  readonly optional?: boolean;
};

/** A drop-down where the country has a list, nothing to see where it has no states, a text field elsewhere (ADDR-10, ADDR-11, ADDR-13). */
export function StateInput(props: StateInputProps) {
  const { id, label, field, lookup, value, onEnter, autoComplete, error, optional = false } = props;
  const { addresses } = useShopWords();
  if (lookup === 'pending') {
    const options = [{ value: '', label: addresses.select.searching }];
    return <Select id={id} name={id} label={label} options={options} aria-busy />;
  }
  switch (field.kind) {
    case 'none':
      return <input type="hidden" id={id} name={id} value="" readOnly />;
    case 'text':
      return (
        <TextField
          id={id}
          name={id}
          label={addresses.optional(label)}
          value={value}
          onChange={(event) => onEnter(event.target.value)}
          autoComplete={autoComplete}
          error={error}
          hint={lookup === 'failed' ? addresses.select.loadFailed : ''}
        />
      );
    case 'list':
      return (
        <SearchableSelect
          id={id}
          name={id}
          label={optional ? label : `${label} *`}
          options={[
            { value: '', label: addresses.select.chooseOption },
            ...field.options.map((option) => ({ value: option.code, label: option.label })),
          ]}
          value={value}
          onPick={onEnter}
          autoComplete={autoComplete}
          aria-required={!optional || undefined}
          marks="state_select"
          error={error}
          words={addresses.select}
        />
      );
  }
}
