import type { FooterMessages } from '../it/footer.ts';

export const footer: FooterMessages = {
  language: 'Language',
  hours: 'Opening hours',
  rea: (number) => `Company register no. (REA) ${number}`,
  pec: 'Certified email (PEC)',
};
