export const content = {
  /** shown in a text instead of data of the firm that is missing in the settings */
  missing: 'da completare',
  lastUpdated: (date: string) => `Aggiornato il ${date}`,
};

export type ContentMessages = typeof content;
