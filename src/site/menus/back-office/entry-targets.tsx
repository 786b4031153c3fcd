import { typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RejectedForm } from '#foundation/records/rules/posted-record.ts';
import { Select, type SelectOption } from '#kit/ui/controls/select.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import {
  LONGEST_MENU_ADDRESS,
  type MenuEntryDraft,
  type MenuEntryProblems,
} from '../rules/menu-entry-form.ts';
import styles from './entry-targets.module.css';

type Chosen = 'category' | 'brand' | 'page';

export type EntryTargetsProps = {
  readonly draft: MenuEntryDraft;
  readonly rejected: RejectedForm<MenuEntryProblems> | null;
  readonly options: Readonly<Record<Chosen, readonly SelectOption[]>>;
};

/** Where an entry leads: of the fields the style sheet shows the one of the chosen kind, so that it needs no script. */
export function EntryTargets({ draft, rejected, options }: EntryTargetsProps) {
  const { staffMenus: words } = useBackOfficeWords();
  const field = (name: Chosen | 'product' | 'address') => {
    const problem = rejected?.problems?.[name];
    return {
      id: `entry-${name}`,
      name,
      label: words.fields[name],
      defaultValue: rejected ? typedText(rejected.typed, name) : String(draft[name] ?? ''),
      error: problem ? words.problems[problem] : '',
    };
  };
  return (
    <div className={styles.targets}>
      {(['category', 'brand', 'page'] as const).map((kind) => (
        <div key={kind} data-of={kind}>
          <Select {...field(kind)} options={options[kind]} />
        </div>
      ))}
      <div data-of="product">
        <TextField {...field('product')} hint={words.hints.product} autoComplete="off" />
      </div>
      <div data-of="address">
        <TextField
          {...field('address')}
          hint={words.hints.address}
          maxLength={LONGEST_MENU_ADDRESS}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
    </div>
  );
}
