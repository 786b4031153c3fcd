import { type EditedRecord, RecordEditor } from '#foundation/records/back-office/record-editor.tsx';
import { RecordFields } from '#foundation/records/back-office/record-fields.tsx';
import { RecordForm } from '#foundation/records/back-office/record-form.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { type StaffRightArea, staffRightAreas } from '#foundation/visitor/rules/staff-rights.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { StaffRoleDraft, StaffRoleProblems } from '../rules/staff-role-form.ts';
import styles from './right-boxes.module.css';
import { RightBoxes } from './right-boxes.tsx';

export type StaffRolePageProps = EditedRecord<StaffRoleDraft, StaffRoleProblems> & {
  /** the administrator's, which allows everything and stays as it is */
  readonly isAdministrator: boolean;
  /** how many accounts have it */
  readonly people: number;
};

/** A role of the staff: its name, what it allows, and how much may be refunded. */
export function StaffRolePage({ isAdministrator, people, ...record }: StaffRolePageProps) {
  const { staffRoles: words } = useBackOfficeWords();
  const { id, draft, rejected } = record;
  if (isAdministrator) return <AdministratorRole record={record} />;
  const chosen = rejected ? (rejected.typed.rights ?? []) : draft.rights;
  const problem = rejected?.problems?.rights;
  return (
    <RecordEditor
      record={record}
      section="staff-roles"
      name="staff-role"
      words={words}
      title={id === null ? words.newTitle : words.titleOf(draft.name)}
      note={id === null ? words.intro : `${words.intro} ${words.peopleSentence(people)}`}
      sentenceOf={(code) => words.problems[code]}
      fields={[
        [
          { name: 'name', kind: 'text', maxLength: 60, required: true },
          { name: 'refundLimit', kind: 'money', maxLength: 14 },
          { name: 'needsSecondFactor', kind: 'flag' },
        ],
        <RightBoxes
          key="rights"
          id="staff-role-rights"
          chosen={chosen}
          error={problem ? words.problems[problem] : ''}
        />,
      ]}
      removal={
        id === null || people > 0
          ? null
          : { title: words.removeTitle, hint: words.removeHint, words: words.remove }
      }
    >
      {id === null ? null : (
        <p>
          <a className={sheet.back} href={`/staff/staff-roles/new/?from=${id}`}>
            {words.copy}
          </a>
          {people > 0 ? <span className={sheet.hint}> · {words.inUse}</span> : null}
        </p>
      )}
    </RecordEditor>
  );
}

const areas = Object.keys(staffRightAreas) as readonly StaffRightArea[];

/** Of the administrator's role all is fixed but whether it demands a second factor. */
function AdministratorRole({ record }: { readonly record: EditedRecord<StaffRoleDraft, StaffRoleProblems> }) {
  const { staffRoles: words } = useBackOfficeWords();
  const { id, draft, nonce, saved, rejected } = record;
  return (
    <RecordForm
      back={{ path: '/staff/staff-roles/', words: words.backToList }}
      title={words.titleOf(draft.name)}
      note={words.administrator}
      action={`/staff/staff-roles/${id}/`}
      nonce={nonce}
      saved={rejected ? false : saved}
      expired={rejected?.problems === null}
      problems={[]}
      after={<EveryRight />}
    >
      {/* what the form of a role always says */}
      <input type="hidden" name="name" value={draft.name} readOnly />
      <input type="hidden" name="rights" value="staff" readOnly />
      <RecordFields<Pick<StaffRoleDraft, 'needsSecondFactor'>>
        fields={[{ name: 'needsSecondFactor', kind: 'flag' }]}
        draft={draft}
        typed={null}
        labels={words.fields}
        hints={words.hints}
        idOf={(name) => `staff-role-${name}`}
        errorOf={() => ''}
      />
    </RecordForm>
  );
}

function EveryRight() {
  const { staffRoles: words } = useBackOfficeWords();
  return (
    <section className={sheet.sheet}>
      {areas.map((area) => (
        <div key={area}>
          <h2>{words.areas[area]}</h2>
          <ul className={styles.list}>
            {staffRightAreas[area].map((right) => (
              <li key={right}>{words.rights[right].label}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
