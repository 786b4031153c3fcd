import type { ClientBase } from 'pg';
import { composeProduct } from '../composing/compose-product.ts';
import { type BasketTools, fillBasket } from './fill-basket.ts';
import { imagesShape } from './image-register.ts';
import { insertRows } from './insert-rows.ts';
import { emptyBasket, inWritingOrder } from './product-tables.ts';

const batchSize = 1000;

/** Composes and writes the first `count` products; returns the ids of the listed ones, and of those with reviews. */
export async function writeProducts(
  client: ClientBase,
  tools: BasketTools,
  count: number,
  onWritten: (written: number) => void,
): Promise<{ listed: number[]; reviewed: number[] }> {
  const listed: number[] = [];
  const reviewed: number[] = [];
  for (let start = 0; start < count; start += batchSize) {
    const basket = emptyBasket();
    for (let index = start; index < Math.min(count, start + batchSize); index += 1) {
      const product = composeProduct(index);
      const id = fillBasket(basket, tools, product);
      listed.push(id);
      if (product.reviews.length > 0) reviewed.push(id);
    }
    await insertRows(client, imagesShape, tools.images.takeNew());
    for (const { shape, rows } of inWritingOrder(basket)) await insertRows(client, shape, rows);
    onWritten(listed.length);
  }
  return { listed, reviewed };
}
