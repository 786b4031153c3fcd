/** The words of the footer that no script needs. */
export const footer = {
  language: 'Lingua',
  hours: 'Orari',
  /** of the menus of the shop */
  links: 'Altri collegamenti',
  phoneBar: 'Collegamenti utili',
  breadcrumbMenu: 'Menu del percorso',
  rea: (number: string) => `REA ${number}`,
  /** the label that the law gives (Codice del consumo, art. 54-bis) */
  withdraw: 'Recedere dal contratto qui',
  pec: 'PEC',
};

export type FooterMessages = typeof footer;
