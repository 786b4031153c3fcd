import type { ApiProductWrite } from './api-product-write.ts';

/** Fields that no two products may have alike, which are written one after the other. */
const unique = ['slug', 'sku', 'gtin'] as const;

/** Whether a product only changes in values, pieces and meta data that concern no other product. */
export const isPlainWrite = (write: ApiProductWrite): boolean =>
  write.id !== null &&
  write.type === undefined &&
  write.pictures === undefined &&
  write.tags === undefined &&
  write.attributes === undefined &&
  write.presets === undefined &&
  write.move === undefined &&
  unique.every((field) => !(field in write.values));

/** Changes in their order, plain ones of different products together. */
export function runsOf(writes: readonly ApiProductWrite[]): readonly (readonly ApiProductWrite[])[] {
  const runs: ApiProductWrite[][] = [];
  let open: ApiProductWrite[] | null = null;
  for (const write of writes) {
    if (!isPlainWrite(write)) {
      runs.push([write]);
      open = null;
    } else if (open && !open.some(({ id }) => id === write.id)) open.push(write);
    else {
      open = [write];
      runs.push(open);
    }
  }
  return runs;
}
