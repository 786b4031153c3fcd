import type { ClientBase } from 'pg';
import { numberCatalogue } from './catalogue-ids.ts';
import type { ImageRegister } from './image-register.ts';
import { refreshDerived } from './refresh-derived.ts';
import { writeCatalogue } from './write-catalogue.ts';
import { writeEnglish } from './write-english.ts';
import { writeProducts } from './write-products.ts';
import { writeReviewTalk } from './write-review-talk.ts';
import { writeWorkshopList } from './write-workshop-list.ts';

const tellEvery = 10_000;

/** Writes the catalogue with its first `count` products, the workshops' price list and all that is derived from them. */
export async function writeDemoProducts(
  client: ClientBase,
  images: ImageRegister,
  count: number,
  tell: (sentence: string) => void,
): Promise<void> {
  const ids = numberCatalogue();
  const workshopList = await writeWorkshopList(client);
  await writeCatalogue(client, ids, images);
  await writeEnglish(client, ids);
  const counters = { product: 1, oeNumber: 1, movement: 1, review: 1 };
  const written = await writeProducts(client, { ids, images, counters, workshopList }, count, (done) => {
    if (done > 0 && (done % tellEvery === 0 || done === count))
      tell(`Demo shop: ${done} of ${count} products written`);
  });
  await writeReviewTalk(client);
  await refreshDerived(client, written, tell);
}
