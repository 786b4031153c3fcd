import { TextField } from '#kit/ui/controls/text-field.tsx';

export type FilterDaysProps = {
  /** what the ids of the fields begin with */
  readonly id: string;
  readonly words: { readonly from: string; readonly to: string };
  /** as `2026-11-21`; '' for no limit */
  readonly query: { readonly from: string; readonly to: string };
};

const lastDay = '2099-12-31';

/** The first and the last day of what a list shows. */
export function FilterDays({ id, words, query }: FilterDaysProps) {
  return (['from', 'to'] as const).map((name) => (
    <TextField
      key={name}
      id={`${id}-${name}`}
      name={name}
      type="date"
      label={words[name]}
      defaultValue={query[name]}
      max={lastDay}
    />
  ));
}
