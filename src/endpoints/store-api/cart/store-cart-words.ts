import { storeCart as en } from '#messages/en/store-cart.ts';
import { storeCart as it, type StoreCartMessages } from '#messages/it/store-cart.ts';
import type { Toolbox } from '#services/toolbox.ts';

/** The sentences of the Store API's cart in the visitor's language. */
export function storeCartWords(toolbox: Pick<Toolbox, 'visitor'>): StoreCartMessages {
  return toolbox.visitor.audience.locale === 'it' ? it : en;
}
