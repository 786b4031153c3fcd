export const content = {
  /** stands in a text for data of the firm that the settings do not hold yet */
  missing: 'da completare',
  lastUpdated: (date: string) => `Aggiornato il ${date}`,
};

export type ContentMessages = typeof content;
