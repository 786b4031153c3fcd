import type { StaffMessages } from '../staff-messages-for.ts';

/** In the menu. */
export const menu = { 'staff-people': 'Staff' };

export const staffPeople: StaffMessages['staffPeople'] = {
  title: 'Staff',
  intro:
    'Who works in the shop, and what they may do. Role, log-ins and second proof of a person are changed on the page of their account.',
  add: 'Invite somebody',
  newTitle: 'Invite somebody',
  newIntro:
    'They get an email with a link that is valid for seven days. Whoever has an account in the shop works with it; others choose a password.',
  backToList: 'Back to the staff',
  chooseRole: 'Choose a role',
  columns: {
    name: 'Name',
    role: 'Role',
    state: 'State',
    factor: 'Second proof',
    seen: 'Last activity',
    invitation: 'Invitation',
  },
  active: 'Active',
  blocked: 'Blocked',
  invited: 'Invited',
  expired: 'Invitation expired',
  factors: { app: 'App', passkey: 'Passkey' },
  factorMissing: 'To be added',
  noFactor: '–',
  until: (moment) => `Valid until ${moment}`,
  resend: 'Send again',
  resendOf: (name) => `Send the invitation to ${name} again`,
  withdraw: 'Withdraw',
  withdrawOf: (name) => `Withdraw the invitation to ${name}`,
  done: {
    sent: 'Invitation sent.',
    withdrawn: 'The invitation was withdrawn: its link works no more.',
    'expired-form': 'The page was open for too long. Nothing has changed: try again.',
  },
  fields: { email: 'Email', firstName: 'First name', lastName: 'Last name', role: 'Role' },
  problems: {
    'email-wrong': 'write a valid email address',
    'no-name': 'fill in this field, with at most 100 characters',
    'role-unknown': 'choose one of the roles',
    'role-above': 'the role allows more than you may do yourself',
    'is-staff': 'this person works in the shop already',
    'is-subaccount': 'it is the subaccount of a customer: use another email',
    'is-blocked': 'the account with this email is blocked',
  },
};
