import { z } from 'zod';
import { MAX_PICTURES_OF_PRODUCT } from '#catalogue/media/rules/picture-limits.ts';

const MOST_PIECES = 1_000_000;

const beginningSchema = z.object({
  /** what it will be: with variations it is sold by them alone, which are made on their own page */
  kind: z.enum(['simple', 'variable']).catch('simple'),
  /** pieces on hand, as they are typed */
  openingStock: z
    .string()
    .max(10)
    .transform((text) => text.replace(/\D/g, ''))
    .catch(''),
  /** pictures of the media library in their order, the main one first */
  pictureIds: z
    .array(z.int().positive().max(2_147_483_647))
    .transform((ids) => [...new Set(ids)].slice(0, MAX_PICTURES_OF_PRODUCT))
    .catch([]),
});

/** What a product begins with beside its fields. */
export type ProductBeginning = z.output<typeof beginningSchema>;

export const emptyBeginning: ProductBeginning = { kind: 'simple', openingStock: '', pictureIds: [] };

/** Reads what was posted or stored; what is wrong is left out. */
export const readBeginning = (posted: unknown): ProductBeginning =>
  beginningSchema.catch(emptyBeginning).parse(posted ?? {});

export const isEmptyBeginning = ({ kind, openingStock, pictureIds }: ProductBeginning): boolean =>
  kind === 'simple' && openingStock === '' && pictureIds.length === 0;

/** Pieces on hand of a new product; none of one that is sold by its variations, and for what is no number of pieces. */
export function openingPieces({ kind, openingStock }: ProductBeginning): number {
  const pieces = kind === 'variable' || openingStock === '' ? 0 : Number(openingStock);
  return pieces <= MOST_PIECES ? pieces : 0;
}
