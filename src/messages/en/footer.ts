import type { FooterMessages } from '../it/footer.ts';

export const footer: FooterMessages = {
  language: 'Language',
  hours: 'Opening hours',
  rea: (number) => `Company register no. (REA) ${number}`,
  withdraw: 'Withdraw from contract here',
  pec: 'Certified email (PEC)',
};
