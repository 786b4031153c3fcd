import type { Toolbox } from '#services/toolbox.ts';
import { searchCatalogue } from './search-catalogue.ts';

/** The ids of listed products that answer a search, best first. Takes any text and finds at most 1000. */
export async function findProducts(toolbox: Pick<Toolbox, 'db' | 'memory'>, text: string): Promise<number[]> {
  return [...(await searchCatalogue(toolbox, text)).ids];
}
