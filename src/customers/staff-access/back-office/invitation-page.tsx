import { type EditedRecord, RecordEditor } from '#foundation/records/back-office/record-editor.tsx';
import { type StaffRole, staffRoleName } from '#foundation/visitor/rules/staff-rights.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { InvitationDraft, InvitationProblems } from '../rules/staff-invitation.ts';

export type InvitationPageProps = EditedRecord<InvitationDraft, InvitationProblems> & {
  readonly roles: readonly Pick<StaffRole, 'code' | 'name'>[];
};

/** The form of an invitation to work in the shop. */
export function InvitationPage({ roles, ...record }: InvitationPageProps) {
  const { staffPeople: words, backOffice } = useBackOfficeWords();
  return (
    <RecordEditor
      record={record}
      section="staff-people"
      name="invitation"
      words={words}
      title={words.newTitle}
      note={words.newIntro}
      sentenceOf={(code) => words.problems[code]}
      fields={[
        { name: 'email', kind: 'email', maxLength: 254, required: true },
        [
          { name: 'firstName', kind: 'text', maxLength: 100, required: true },
          { name: 'lastName', kind: 'text', maxLength: 100, required: true },
        ],
        {
          name: 'role',
          kind: 'choice',
          options: [
            { value: '', label: words.chooseRole },
            ...roles.map((role) => ({ value: role.code, label: staffRoleName(backOffice.roles, role) })),
          ],
        },
      ]}
      removal={null}
    />
  );
}
