import type { StaffMessages } from '../staff-messages-for.ts';

/** In the menu. */
export const menu = { 'payment-providers': 'Payment providers' };

const minutes = 60_000;
const hours = 60 * minutes;
const days = 24 * hours;

export const staffProviders: StaffMessages['staffProviders'] = {
  title: 'Payment providers',
  intro:
    'Who takes online payments for you. Enter the provider’s credentials, test them and turn the provider on: it takes effect at once, without a restart.',
  environments: { sandbox: 'Sandbox', live: 'Live' },
  environmentHints: {
    sandbox: 'Play money: to try an order from beginning to end.',
    live: 'Real money: to sell.',
  },
  credentialsOf: { sandbox: 'Sandbox credentials', live: 'Live credentials' },
  states: { live: 'On', sandbox: 'On in the sandbox', off: 'Off' },
  variables: (names: string) =>
    `The server’s environment variables ${names} connect this provider and come first: here it can only be read and tried. To manage it on this page remove them and restart the shop.`,
  fromVariables: 'Set by environment variables',
  savedOn: (at: string) => `Saved on ${at}`,
  notStored: 'Not entered yet',
  stored: 'saved',
  endsWith: (end: string) => `saved, ends with …${end}`,
  keepSecret: (end: string) =>
    end === ''
      ? 'Already saved: it is never shown again. Leave it empty to keep it.'
      : `Already saved: it ends with …${end} and is never shown again. Leave it empty to keep it.`,
  keepOnce: 'Already used to get the key. Enter a new one only to change it.',
  optional: '(optional)',
  fields: {
    paypal: {
      clientId: {
        label: 'Client ID',
        hint: 'At developer.paypal.com: Apps & Credentials, choose the environment at the top, then your app.',
      },
      secret: { label: 'Secret', hint: 'Below the client ID, as Secret key.' },
      webhookId: { label: 'Webhook ID', hint: '' },
    },
    satispay: {
      activationCode: {
        label: 'Activation code',
        hint: 'In the Satispay Business dashboard, among the activation codes of the store. It works once: the shop exchanges it for a key of its own.',
      },
      keyId: { label: 'Key ID', hint: '' },
      privateKey: { label: 'Private key', hint: '' },
    },
    nexi: {
      apiKey: {
        label: 'API key',
        hint: 'In the XPay back office, among the API keys of your terminal. That of the sandbox is in the back office of the sandbox.',
      },
    },
  },
  save: 'Save and try',
  saveOf: (what: string) => `Save and try: ${what}`,
  tryNow: 'Try the connection',
  tryOf: (what: string) => `Try the connection: ${what}`,
  makeWebhook: { missing: 'Turn notices on', made: 'Check notices' },
  forget: 'Delete the credentials',
  forgetOf: (what: string) => `Delete: ${what}`,
  forgetQuestion:
    'Credentials cannot be brought back. Payments that were started with them can no longer be checked or refunded from here.',
  forgetNo: 'Cancel',
  facts: { tried: 'Last try', webhook: 'The provider’s notices', lastNotice: 'Last notice' },
  neverTried: 'Never tried',
  triedWell: (at: string) => `Succeeded, ${at}`,
  triedBadly: (at: string) => `Failed, ${at}`,
  webhooks: { made: 'On', missing: 'To be turned on', 'each-payment': 'Automatic, with each payment' },
  noNotice: 'None yet',
  noticeOf: (event: string, at: string, ago: string) => `${event}, ${at} (${ago})`,
  forged: (at: string) =>
    `On ${at} a notice came that the provider does not recognise as its own: it was ignored.`,
  ago(milliseconds: number) {
    if (milliseconds < minutes) return 'just now';
    if (milliseconds < hours) {
      const count = Math.floor(milliseconds / minutes);
      return count === 1 ? '1 minute ago' : `${count} minutes ago`;
    }
    if (milliseconds < days) {
      const count = Math.floor(milliseconds / hours);
      return count === 1 ? '1 hour ago' : `${count} hours ago`;
    }
    const count = Math.floor(milliseconds / days);
    return count === 1 ? '1 day ago' : `${count} days ago`;
  },
  switchHeading: (name) => `Switching ${name} on`,
  switchHint:
    'Payments under way go on with the credentials that they were started with, even if you change the environment or turn the provider off.',
  switchLater: 'Enter the credentials of an environment: then you can turn it on here.',
  turnOn: { sandbox: 'Turn on in the sandbox', live: 'Turn on live' },
  goOn: { sandbox: 'Go back to the sandbox', live: 'Go live' },
  turnOff: 'Turn off',
  turnOffOf: (name: string) => `Turn ${name} off`,
  notReachable: (url: string) =>
    `The shop is at ${url}, which providers cannot reach: it takes a public address with https (variable SHOP_URL). Without it their notices do not arrive, and a payment is known only when the shop asks.`,
  warnings: {
    'nothing-active': (name: string) =>
      `${name} is on, but this environment has no usable credentials: customers do not see it.`,
    'sandbox-sells': (name: string) =>
      `${name} is on in the sandbox: orders appear as paid, but no money arrives. Go live before you sell.`,
    'live-missing': (name: string) =>
      `The live credentials of ${name} are missing: with those of the sandbox the shop takes no money.`,
    'failed-try': (name: string) =>
      `The last try with ${name} failed: until one succeeds, whoever chooses ${name} may be unable to pay.`,
    'no-webhook': (name: string) =>
      `${name} does not notify the shop yet: press “Turn notices on”, or refunds and late payments are known hours later.`,
    'key-lost': () =>
      'The credentials were encrypted with another key and cannot be read: enter them again, or restart the shop with the earlier key (variable CREDENTIALS_KEY or SESSION_SECRET, or the file session-secret of the data folder).',
  },
  done: {
    saved: (name: string, environment: string) =>
      `Credentials saved: ${name} recognises them (${environment}).`,
    tried: (name: string, environment: string) => `${name} recognises the credentials (${environment}).`,
    webhook: (name: string) =>
      `Notices are on: ${name} now writes to the shop with every payment and refund.`,
    webhookFound: (name: string) => `The notices of ${name} were already on for this shop.`,
    forgotten: 'Credentials deleted.',
    on: {
      sandbox: (name: string) => `${name} is on in the sandbox: no real money arrives.`,
      live: (name: string) => `${name} is on: customers find it at the checkout.`,
    },
    off: (name: string) => `${name} is off: customers do not find it any more; payments under way complete.`,
  },
  savedBut: 'Credentials saved, but the test failed.',
  problems: {
    credentials: (name: string) =>
      `${name} does not recognise these credentials: copy them again in full, from the same app.`,
    environment: (name: string) =>
      `These credentials are of the other environment of ${name}: enter them in the other box.`,
    network: (name: string) =>
      `${name} does not answer: check the server’s connection to the internet and try again. The credentials were not tested.`,
    busy: (name: string) => `${name} cannot answer at the moment: try again in a few minutes.`,
    forbidden: (name: string) =>
      `${name} recognises the account but does not allow this: check its permissions at the provider.`,
    address: (name: string) => `${name} does not accept the shop’s address: it must be public, with https.`,
    unexpected: (name: string) => `${name} answered something unexpected: try again, then ask the provider.`,
  },
  issue: (issue: string) => `The provider’s answer: ${issue}.`,
  refusals: {
    unknown: 'This provider or environment does not exist: nothing was changed.',
    configured: (name: string) => `Environment variables connect ${name}: nothing was changed here.`,
    'no-credentials': (name: string, environment: string) =>
      `There are no usable credentials of ${name} (${environment}): enter them first.`,
    'not-reachable': 'Notices can be turned on only if the shop has a public address with https.',
    webhook: 'Notices were not turned on.',
    activation: 'Nothing was saved.',
  },
  fieldProblems: {
    missing: 'Required.',
    malformed: 'It has characters that no credential has: copy it again.',
    'other-account': 'It is another account: enter this as well.',
  },
};
