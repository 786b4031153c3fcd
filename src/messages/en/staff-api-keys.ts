import type { StaffMessages } from '../staff-messages-for.ts';

/** In the menu. */
export const menu = { 'api-keys': 'API and webhooks' };

export const apiKeys: StaffMessages['apiKeys'] = {
  title: 'API keys',
  connected: 'Connected programs',
  intro:
    'With a key an ERP or another program reads and updates the shop. It may do no more than the person it belongs to, and ends when that person leaves the staff.',
  address: 'Address of the API',
  add: 'Create a key',
  empty: 'There is no key yet: no program can connect to the shop.',
  newTitle: 'New API key',
  newIntro: 'Create a key for each program: if you revoke it one day, the others go on working.',
  backToList: 'Back to the API keys',
  columns: {
    name: 'Name',
    owner: 'Person',
    access: 'Access',
    state: 'State',
    created: 'Created',
    used: 'Last use',
    end: 'Revocation',
  },
  access: { read: 'Read', write: 'Write', read_write: 'Read and write' },
  states: { active: 'Active', revoked: 'Revoked', 'owner-gone': 'Person not active' },
  never: 'Never used',
  from: (address) => `from ${address}`,
  revoke: 'Revoke',
  revokeOf: (name) => `Revoke the key ${name}`,
  revokedAt: (moment) => `on ${moment}`,
  done: {
    revoked: 'The key was revoked: it holds no longer from the next call on.',
    'expired-form': 'The page was open for too long. Nothing has changed: try again.',
  },
  madeTitle: (name) => `Key “${name}”`,
  made: 'The key is ready. Copy the secret into the program that will use it now: the shop does not show it a second time.',
  consumerKey: 'Consumer key',
  consumerSecret: 'Consumer secret',
  fields: { name: 'Name', owner: 'With the rights of', access: 'Access' },
  hints: {
    name: 'The program that will use it, “ERP” for example.',
    owner: 'You can choose yourself or somebody of the staff who may not do more than you.',
  },
  problems: {
    'no-name': 'write a name of at most 100 characters',
    'owner-unknown': 'choose somebody of the staff',
    'owner-above': 'choose somebody of the staff who may not do more than you',
    'access-unknown': 'choose what the key may do',
  },
};
