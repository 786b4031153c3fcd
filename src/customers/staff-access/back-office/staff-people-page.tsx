import { RecordList, TitleRow } from '#foundation/records/back-office/record-list.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { staffRoleName } from '#foundation/visitor/rules/staff-rights.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { InvitationAction, StaffMember } from '../rules/staff-invitation.ts';

export type StaffPeoplePageProps = {
  readonly people: readonly StaffMember[];
  readonly nonce: string;
  readonly done: InvitationAction | null;
};

/** Who works in the shop: role, second factor and last visit; and who is invited to. */
export function StaffPeoplePage({ people, nonce, done }: StaffPeoplePageProps) {
  const { staffPeople: words, backOffice, locale } = useBackOfficeWords();
  const state = ({ invitedUntil, isExpired, isBlocked }: StaffMember) => {
    if (isBlocked) return { tone: 'plain', label: words.blocked } as const;
    if (invitedUntil === null) return { tone: 'green', label: words.active } as const;
    return isExpired
      ? ({ tone: 'plain', label: words.expired } as const)
      : ({ tone: 'amber', label: words.invited } as const);
  };
  const factors = ({ secondFactors, needsSecondFactor, invitedUntil }: StaffMember) => {
    if (secondFactors.length > 0) return secondFactors.map((factor) => words.factors[factor]).join(', ');
    return needsSecondFactor && invitedUntil === null ? words.factorMissing : words.noFactor;
  };
  return (
    <RecordList
      head={
        <>
          <TitleRow title={words.title} add={{ path: '/staff/staff-people/new/', words: words.add }} />
          <p className={sheet.hint}>{words.intro}</p>
        </>
      }
      notice={
        done ? (
          <Notice kind={done === 'expired-form' ? 'warning' : 'success'}>{words.done[done]}</Notice>
        ) : null
      }
      rows={people}
      empty=""
      form={{ action: '/staff/staff-people/', nonce }}
      columns={[
        {
          name: words.columns.name,
          link: ({ id, name, email }) => ({
            path: `/staff/customers/${id}/`,
            label: name || email,
            note: email,
          }),
        },
        { name: words.columns.role, text: ({ role }) => staffRoleName(backOffice.roles, role) },
        { name: words.columns.state, status: state },
        { name: words.columns.factor, text: factors },
        {
          name: words.columns.seen,
          text: ({ lastSeenAt }) => (lastSeenAt === null ? '–' : formatDateTime(lastSeenAt, locale)),
        },
        {
          name: words.columns.invitation,
          text: (member) => <InvitationButtons member={member} />,
        },
      ]}
    />
  );
}

function InvitationButtons({ member: { id, name, invitedUntil } }: { readonly member: StaffMember }) {
  const { staffPeople: words, locale } = useBackOfficeWords();
  if (invitedUntil === null) return '–';
  return (
    <>
      <div className={sheet.hint}>{words.until(formatDateTime(invitedUntil, locale))}</div>
      <div className={sheet.buttons}>
        <Button
          type="submit"
          kind="secondary"
          name="action"
          value={`resend-${id}`}
          aria-label={words.resendOf(name)}
        >
          {words.resend}
        </Button>
        <Button
          type="submit"
          kind="secondary"
          name="action"
          value={`withdraw-${id}`}
          aria-label={words.withdrawOf(name)}
        >
          {words.withdraw}
        </Button>
      </div>
    </>
  );
}
