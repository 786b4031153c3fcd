import { typedText } from '#foundation/forms/rules/typed-values.ts';
import { RecordEditor } from '#foundation/records/back-office/record-editor.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import type { RejectedForm } from '#foundation/records/rules/posted-record.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { entryKinds, levelsOf } from '../rules/menu-entry.ts';
import {
  LONGEST_WORDS,
  type MenuEntryDraft,
  type MenuEntryProblems,
  menuEntryPath,
  menuPath,
} from '../rules/menu-entry-form.ts';
import type { MenuChoices } from '../server/staff/read-menu-choices.ts';
import type { StaffMenuEntry } from '../server/staff/read-staff-menu.ts';
import { EntryTargets } from './entry-targets.tsx';

export type MenuEntryPageProps = {
  /** null for a new one */
  readonly entry: StaffMenuEntry | null;
  readonly draft: MenuEntryDraft;
  /** entries that it may stand below */
  readonly parents: readonly { readonly id: number; readonly name: string }[];
  readonly choices: MenuChoices;
  readonly nonce: string;
  readonly saved: boolean;
  /** one step was asked for */
  readonly stepped: 'moved' | 'stuck' | null;
  readonly rejected: RejectedForm<MenuEntryProblems> | null;
};

/** An entry of a menu: where it leads, its words, its parent, its position, its end. */
export function MenuEntryPage(props: MenuEntryPageProps) {
  const { entry, draft, parents, choices, nonce, saved, stepped, rejected } = props;
  const { staffMenus: words } = useBackOfficeWords();
  const isFlat = levelsOf(draft.menu) === 1;
  const noChoice = { value: '', label: words.choose };
  const optionsOf = (kind: 'category' | 'brand' | 'page') => [
    noChoice,
    // What is gone stays chosen until staff decide.
    ...(entry?.kind === kind && entry.target === 'gone'
      ? [{ value: String(entry.targetId), label: words.goneChoice(entry.targetName) }]
      : []),
    ...choices[kind].map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <RecordEditor
      record={{
        id: entry?.id ?? null,
        draft,
        nonce,
        saved: stepped === 'moved' ? words.position.moved : saved,
        rejected,
      }}
      section="menus"
      listPath={menuPath(draft.menu)}
      name="entry"
      words={{ backToList: words.back, fields: words.fields, hints: words.hints }}
      title={entry?.name ?? words.newTitle}
      note={words.names[draft.menu]}
      sentenceOf={(problem) => words.problems[problem]}
      fields={[
        <input key="menu" type="hidden" name="menu" value={draft.menu} readOnly />,
        {
          name: 'kind',
          kind: 'choice',
          options: entryKinds.map((kind) => ({ value: kind, label: words.kinds[kind] })),
        },
        <EntryTargets
          key="targets"
          draft={draft}
          rejected={rejected}
          options={{ category: optionsOf('category'), brand: optionsOf('brand'), page: optionsOf('page') }}
        />,
        [
          { name: 'wordsIt', kind: 'text', maxLength: LONGEST_WORDS },
          { name: 'wordsEn', kind: 'text', maxLength: LONGEST_WORDS },
        ],
        !isFlat && (
          <Select
            key="parentId"
            id="entry-parentId"
            name="parentId"
            label={words.fields.parentId}
            defaultValue={rejected ? typedText(rejected.typed, 'parentId') : String(draft.parentId ?? '')}
            options={[
              { value: '', label: words.top },
              ...parents.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            error={rejected?.problems?.parentId ? words.problems[rejected.problems.parentId] : ''}
          />
        ),
      ]}
      removal={entry ? { title: words.remove, hint: words.removeHint, words: words.remove } : null}
    >
      {entry ? (
        <form className={sheet.sheet} method="post" action={menuEntryPath(entry.id)}>
          <h2>{words.position.title}</h2>
          <input type="hidden" name="_wpnonce" value={nonce} readOnly />
          <input type="hidden" name="action" value="move" readOnly />
          <p className={sheet.hint}>{words.position.hint}</p>
          {stepped === 'stuck' ? <Notice kind="warning">{words.position.stuck}</Notice> : null}
          <div className={sheet.buttons}>
            {(isFlat ? (['up', 'down'] as const) : (['up', 'down', 'in', 'out'] as const)).map((step) => (
              <Button key={step} type="submit" name="move" value={step} kind="secondary">
                {words.position[step]}
              </Button>
            ))}
          </div>
        </form>
      ) : null}
    </RecordEditor>
  );
}
