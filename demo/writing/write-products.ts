import type { ClientBase } from 'pg';
import { composeProduct } from '../composing/compose-product.ts';
import { type BasketTools, fillBasket } from './fill-basket.ts';
import { imagesShape } from './image-register.ts';
import { type Cell, insertRows, type TableShape } from './insert-rows.ts';
import { emptyBasket, inWritingOrder } from './product-tables.ts';

const batchSize = 1000;

type Batch = readonly { readonly shape: TableShape; readonly rows: readonly (readonly Cell[])[] }[];

async function write(client: ClientBase, batch: Batch): Promise<void> {
  for (const { shape, rows } of batch) {
    if (rows.length > 0) await insertRows(client, shape, rows);
  }
}

/** Composes and writes the first `count` products; returns the ids of the listed ones, and of those with reviews. */
export async function writeProducts(
  client: ClientBase,
  tools: BasketTools,
  count: number,
  onWritten: (written: number) => void,
): Promise<{ listed: number[]; reviewed: number[] }> {
  const listed: number[] = [];
  const reviewed: number[] = [];
  // A batch is composed while the database still works on the one before.
  let writing = Promise.resolve();
  for (let start = 0; start < count; start += batchSize) {
    const basket = emptyBasket();
    for (let index = start; index < Math.min(count, start + batchSize); index += 1) {
      const product = composeProduct(index);
      const id = fillBasket(basket, tools, product);
      listed.push(id);
      if (product.reviews.length > 0) reviewed.push(id);
    }
    await writing;
    onWritten(start);
    writing = write(client, [
      { shape: imagesShape, rows: tools.images.takeNew() },
      ...inWritingOrder(basket),
    ]);
  }
  await writing;
  onWritten(count);
  return { listed, reviewed };
}
