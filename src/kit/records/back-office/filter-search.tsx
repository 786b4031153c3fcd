import { TextField } from '#kit/ui/controls/text-field.tsx';

export type FilterSearchProps = {
  readonly id: string;
  /** the parameter of the list's address */
  readonly name?: string;
  readonly words: { readonly search: string; readonly searchHint: string };
  readonly value: string;
};

/** The words that a list of the staff area is searched by. */
export function FilterSearch({ id, name = 's', words, value }: FilterSearchProps) {
  return (
    <TextField
      id={id}
      name={name}
      type="search"
      label={words.search}
      hint={words.searchHint}
      defaultValue={value}
      maxLength={100}
    />
  );
}
