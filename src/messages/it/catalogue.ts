export const catalogue = {};

export type CatalogueMessages = typeof catalogue;
