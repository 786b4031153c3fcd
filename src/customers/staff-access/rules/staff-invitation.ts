import { email, line } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, type ProblemOf } from '#foundation/forms/rules/form-schema.ts';
import type { StaffRole } from '#foundation/visitor/rules/staff-rights.ts';

/** What the forms of the people of the staff carry their nonce for. */
export const staffPeopleAction = 'staff-people';

/** Where the link of an invitation leads. */
export const invitationPath = '/my-account/staff-invitation/';

/** How long an invitation holds, in milliseconds. */
export const INVITATION_MS = 7 * 24 * 60 * 60 * 1000;

/** The form of an invitation to work in the shop. */
export const invitationForm = () =>
  formSchema(
    {
      email: email('email-wrong', 254),
      firstName: line({ required: 'no-name', most: 100 }),
      lastName: line({ required: 'no-name', most: 100 }),
      role: line({ required: 'role-unknown', most: 100 }),
    },
    (draft) => ({ email: draft.email === '' && 'email-wrong' }),
  );

export type InvitationDraft = DraftOf<ReturnType<typeof invitationForm>>;
export type InvitationProblem =
  | ProblemOf<ReturnType<typeof invitationForm>>
  | 'role-above'
  | 'is-staff'
  | 'is-subaccount'
  | 'is-blocked';
export type InvitationProblems = Readonly<Partial<Record<keyof InvitationDraft, InvitationProblem>>>;

/** Somebody of the staff, or somebody who is invited to be. */
export type StaffMember = {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: Pick<StaffRole, 'code' | 'name'>;
  readonly secondFactors: readonly ('app' | 'passkey')[];
  readonly needsSecondFactor: boolean;
  readonly isBlocked: boolean;
  /** ISO 8601; null for who has never been here, or not since their log-ins ended */
  readonly lastSeenAt: string | null;
  /** ISO 8601, of an invitation that was not accepted yet; null for who works here */
  readonly invitedUntil: string | null;
  readonly isExpired: boolean;
};

/** What has just been done with an invitation, as the address says it. */
export const invitationActions = ['sent', 'withdrawn', 'expired-form'] as const;
export type InvitationAction = (typeof invitationActions)[number];
