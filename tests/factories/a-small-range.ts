import type { Database } from '#foundation/database/client.ts';
import { aCategory } from './a-category.ts';
import { aPriceList } from './a-price-list.ts';
import { aProduct } from './a-product.ts';
import { aVariableProduct } from './a-variable-product.ts';

/** A range of three: a disc on offer that workshops buy for less, a part that only the search shows, and oil in two sizes. */
export async function aSmallRange(db: Database) {
  const list = await aPriceList(db, { slug: 'officine' });
  const brakes = await aCategory(db, { slug: 'freni', name: 'Freni' });
  const discs = await aCategory(db, { slug: 'dischi', name: 'Dischi', parentId: brakes.id });
  const disc = await aProduct(db, {
    slug: 'disco',
    name: 'Disco <b>freno</b> & mozzo',
    sku: 'DSC-77',
    categoryIds: [discs.id],
    regularPriceCents: 4880,
    salePriceCents: 3660,
    listPrices: [{ priceListId: list.id, priceCents: 2000 }],
    columns: { published_at: '2026-01-03', updated_at: '2026-02-03T10:00:00Z' },
  });
  await aProduct(db, {
    slug: 'pinza',
    name: 'Pinza',
    sku: 'PNZ-1',
    categoryIds: [brakes.id],
    columns: { published_at: '2026-01-02', updated_at: '2026-02-01', catalog_visibility: 'search' },
  });
  const oil = await aVariableProduct(db, {
    slug: 'olio',
    name: 'Olio',
    categoryIds: [brakes.id],
    attributes: [
      { slug: 'litri', name: 'Litri', terms: ['1-l', '5-l'] },
      { slug: 'grado', name: 'Grado', terms: ['5w30', '5w40'] },
    ],
    variations: [
      { terms: { litri: '1-l', grado: '5w30' }, sku: 'OLIO-1', columns: { published_at: '2026-01-01' } },
      {
        terms: { litri: '5-l', grado: null },
        sku: 'OLIO-5',
        regularPriceCents: 9760,
        salePriceCents: 7320,
        columns: { published_at: '2026-01-01', weight_grams: 4600 },
      },
    ],
    columns: {
      published_at: '2026-01-01',
      updated_at: '2026-01-20',
      length_mm: 100,
      width_mm: 50,
      height_mm: 300,
    },
  });
  return { listId: list.id, disc, oil };
}
