/** The words of the footer that no script needs. */
export const footer = {
  language: 'Lingua',
  hours: 'Orari',
  rea: (number: string) => `REA ${number}`,
  pec: 'PEC',
};

export type FooterMessages = typeof footer;
