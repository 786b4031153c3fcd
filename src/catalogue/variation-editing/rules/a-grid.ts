import type { GridRow } from './grid-row.ts';
import type { VariationValues } from './variation-field.ts';

/** A variation with values of its own, for tests. */
export const aGridRow = (id: number, values: Partial<VariationValues> = {}): GridRow => ({
  id,
  reserved: 0,
  values: {
    status: 'published',
    sku: null,
    regularPriceCents: 1000,
    salePriceCents: null,
    saleFrom: null,
    saleTo: null,
    onHand: 0,
    backorders: 'no',
    gtin: null,
    mpn: null,
    imageId: null,
    weightGrams: null,
    lengthMm: null,
    widthMm: null,
    heightMm: null,
    taxClass: 'standard',
    ...values,
  },
});
