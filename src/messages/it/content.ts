export const content = {
  lastUpdated: (date: string) => `Aggiornato il ${date}`,
};

export type ContentMessages = typeof content;
