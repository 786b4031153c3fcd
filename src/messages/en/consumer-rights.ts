import type { ConsumerRightsMessages } from '../it/consumer-rights.ts';
import { exclusionNames } from './return-words.ts';

export const consumerRights: ConsumerRightsMessages = {
  title: 'Right of withdrawal',
  full: 'If you have bought as a consumer you can withdraw from the contract within 14 days of the delivery, without saying why.',
  short: 'If you have bought as a consumer you can withdraw within 14 days of the delivery:',
  withdraw: 'Withdraw from contract here',
  costs: {
    customer: 'You bear the cost of sending the goods back.',
    shop: 'We bear the cost of sending the goods back.',
  },
  otherWay: 'Instead you can write to us or use the form below.',
  noRight: 'There is no right of withdrawal from these items:',
  excluded: (name, reason) => `${name}: ${reason}`,
  reasons: exclusionNames,
  modelForm: {
    title: 'Model withdrawal form',
    intro: '(complete and return this form only if you wish to withdraw from the contract)',
    to: 'To',
    lines: [
      'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*)',
      'Ordered on (*)/received on (*)',
      'Name of consumer(s)',
      'Address of consumer(s)',
      'Signature of consumer(s) (only if this form is notified on paper)',
      'Date',
    ],
    foot: '(*) Delete as appropriate.',
  },
};
