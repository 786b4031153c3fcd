import type { StateField } from '#shop/addresses/rules/state-field.ts';
import { useWords } from '#shop/site/storefront/use-words.ts';
import { SearchableSelect } from '#ui/controls/searchable-select.tsx';
import { TextField } from '#ui/controls/text-field.tsx';

export type StateInputProps = {
  readonly id: string;
  readonly label: string;
  readonly field: StateField;
  readonly value: string;
  readonly onEnter: (value: string) => void;
  readonly autoComplete: string;
  readonly error: string;
};

/** A drop-down where the country has a list, nothing to see where it has no states, a text field elsewhere (ADDR-10, ADDR-11, ADDR-13). */
export function StateInput({ id, label, field, value, onEnter, autoComplete, error }: StateInputProps) {
  const { addresses } = useWords();
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
        />
      );
    case 'list':
      return (
        <SearchableSelect
          id={id}
          name={id}
          label={`${label} *`}
          options={[
            { value: '', label: addresses.select.chooseOption },
            ...field.options.map((option) => ({ value: option.code, label: option.label })),
          ]}
          value={value}
          onPick={onEnter}
          autoComplete={autoComplete}
          aria-required
          error={error}
          words={addresses.select}
        />
      );
  }
}
