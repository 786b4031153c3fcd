import type { CatalogueMessages } from '../it/catalogue.ts';

export const catalogue: CatalogueMessages = {};
