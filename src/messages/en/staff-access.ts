import { inDigits } from '../in-digits.ts';
import type { StaffAccessMessages } from '../it/staff-access.ts';

export const staffAccess: StaffAccessMessages = {
  title: 'Back office access',
  intro:
    'Besides the password you can ask for a second proof: whoever finds out the password does not get into the back office. In the shop you log in as ever.',
  required:
    'Your role requires a second proof. Add an app or a passkey below: then you can enter the back office.',
  requiredNote: 'Your role requires at least an app or a passkey.',
  password: 'Your password',
  passwordHint: 'To confirm that it is you.',
  app: {
    title: 'Authenticator app',
    off: 'An app on your phone shows a code of six digits, a new one every thirty seconds: Google Authenticator, Microsoft Authenticator, Aegis and others.',
    on: 'Active: at the next log-in we ask for the code.',
    start: 'Add an app',
    scan: 'Scan the code with the app, or type the key by hand.',
    picture: 'QR code with the key for the app',
    key: 'Key',
    code: 'Six-digit code',
    codeHint: 'The one that the app shows now.',
    confirm: 'Activate',
    remove: 'Remove the app',
  },
  passkeys: {
    title: 'Passkeys',
    intro:
      'The fingerprint, face or PIN of a computer or phone, or a USB security key. It cannot be copied, nor typed into a false site.',
    none: 'No passkeys yet.',
    name: 'Name',
    nameHint: 'To recognise it: “Phone”, “Counter computer”.',
    start: 'Add a passkey',
    make: (name) => `Create the passkey “${name}”`,
    makeHint: 'The browser asks where to store it.',
    since: (day) => `Added on ${day}`,
    used: (moment) => `Last used: ${moment}`,
    unused: 'Never used',
    remove: 'Remove',
    removeOf: (name) => `Remove the passkey ${name}`,
    unsupported: 'This browser does not know passkeys: use another one, or an app.',
    cancelled: 'No passkey was created. Try again.',
    withoutScripts: 'Passkeys need JavaScript.',
  },
  codes: {
    title: 'Backup codes',
    left: (count) =>
      count === 1 ? '1 backup code is left.' : `${inDigits('en', count)} backup codes are left.`,
    none: 'No backup codes are left: make new ones, for the day on which you lose your phone.',
    fresh:
      'These are your backup codes. Each lets you in once, if you have neither phone nor passkey with you. Print or save them now: we will not show them again.',
    make: 'Make new codes',
    makeHint: 'The earlier ones stop working.',
    done: 'I have saved them',
  },
  verify: {
    title: 'Confirm that it is you',
    intro: 'The password is right. The second proof is missing to enter the back office.',
    passkey: 'Use a passkey',
    code: 'Code',
    codeHintApp: 'The six digits of the app, or a backup code.',
    codeHint: 'A backup code.',
    submit: 'Continue',
    cancelled: 'The passkey was not used. Try again, or type a code.',
    lost: 'Lost your phone and your codes? An administrator can remove the second proof from your account.',
  },
  invitation: {
    title: 'Invitation to the staff',
    question: (role, email) => `Do you accept to work in the shop as “${role}” with the account ${email}?`,
    thenPassword: 'Then choose the password of your new account.',
    thenLogIn: 'Then log in with the password that you use in the shop already.',
    accept: 'Accept the invitation',
    askForNew: 'Ask whoever invited you for a new invitation.',
  },
  problems: {
    'expired-form': 'The form was open for too long. Try again.',
    'wrong-code': 'The code is not right, or was used already. Check the time of your phone and try again.',
    'passkey-refused': 'The passkey was not recognised. Try again.',
    'name-missing': 'Type a name for the passkey.',
    'last-factor': 'Your role requires a second proof: add another one first, then remove this one.',
    'too-many-passkeys': 'You have 20 passkeys already: remove one.',
    'key-changed':
      'The key of the shop has changed, and the codes of the app cannot be read any more. Use a passkey or a backup code, then add the app again.',
  },
  wait: (time) => `Too many attempts. Try again in ${time}.`,
};
