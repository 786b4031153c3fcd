import type { FooterMessages } from '../it/footer.ts';

export const footer: FooterMessages = {
  language: 'Language',
  hours: 'Opening hours',
  links: 'More links',
  phoneBar: 'Useful links',
  breadcrumbMenu: 'Breadcrumb menu',
  rea: (number) => `Company register no. (REA) ${number}`,
  withdraw: 'Withdraw from contract here',
  pec: 'Certified email (PEC)',
};
