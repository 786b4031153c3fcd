import type { GuaranteeMessages } from '../it/guarantee.ts';

export const guarantee: GuaranteeMessages = {
  title: 'Harmonised notice on the legal guarantee',
  alt: 'Harmonised notice of the European Union on the legal guarantee of conformity of goods. The linked page has its content.',
  page: 'The legal guarantee as the European Union explains it',
};
