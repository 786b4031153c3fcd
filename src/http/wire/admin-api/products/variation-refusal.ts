import type { ApiVariationProblem } from '#catalogue/product-api/rules/api-variation-write.ts';
import type { CellRefusal } from '#catalogue/variation-editing/rules/posted-cells.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { adminWords } from '../admin-call.ts';
import type { AdminRefusal } from '../admin-refusal.ts';
import { invalidFields } from './product-refusal.ts';

const wireNames: Readonly<Record<string, string>> = {
  regularPriceCents: 'regular_price',
  salePriceCents: 'sale_price',
  saleFrom: 'date_on_sale_from',
  saleTo: 'date_on_sale_to',
  onHand: 'stock_quantity',
  gtin: 'global_unique_id',
  weightGrams: 'weight',
  lengthMm: 'dimensions',
  widthMm: 'dimensions',
  heightMm: 'dimensions',
  taxClass: 'tax_class',
};

/** Why a variation was not saved, as programs are told. */
export function variationRefusal(ctx: RequestContext, problem: ApiVariationProblem): AdminRefusal {
  const words = adminWords(ctx);
  switch (problem.code) {
    case 'gone':
      return {
        code: '{platform}_rest_product_variation_invalid_id',
        status: 404,
        sentence: words.noVariation,
      };
    case 'no-product':
      return {
        code: '{platform}_rest_product_variation_invalid_parent',
        status: 404,
        sentence: words.noProduct,
      };
    case 'in-trash':
      return { code: '{platform}_rest_product_in_trash', status: 400, sentence: words.inTrash };
    case 'too-much-meta':
      return invalidFields(ctx, { meta_data: words.tooMuchProductMeta });
    case 'short':
      return invalidFields(ctx, { stock_quantity: words.shortStock });
    case 'no-attributes':
      return invalidFields(ctx, { attributes: words.noVariationAttributes });
    case 'no-option':
      return invalidFields(ctx, { attributes: words.noOption });
    case 'twice':
      return invalidFields(ctx, { attributes: words.sameVariation });
    case 'too-many':
      return invalidFields(ctx, { attributes: words.tooManyVariations });
    case 'has-stock':
      return invalidFields(ctx, { type: words.hasStock });
    case 'cells':
      return cellsRefused(ctx, problem.cells);
  }
}

function cellsRefused(ctx: RequestContext, cells: readonly CellRefusal[]): AdminRefusal {
  const words = adminWords(ctx);
  const { of, wrong } = staffMessagesFor(ctx.visitor.audience.locale).productEditor.problems;
  for (const { field, code, taken = '' } of cells) {
    if ((code === 'taken' || code === 'twice') && (field === 'sku' || field === 'gtin')) {
      const name = field === 'sku' ? 'product_invalid_sku' : 'product_invalid_global_unique_id';
      return { code: name, status: 400, sentence: words.codeTaken(taken || words.otherVariation) };
    }
    if (field === 'imageId') {
      return {
        code: '{platform}_variation_invalid_image_id',
        status: 400,
        sentence: words.noPictureOfProduct,
      };
    }
    if (code === 'no-right') {
      const sentence = field === 'onHand' ? words.noStockRight : words.noPriceRight;
      return { code: '{platform}_rest_cannot_edit', status: 403, sentence };
    }
  }
  const faults = cells.map(({ field, code }) =>
    field.startsWith('option:')
      ? ['attributes', code === 'twice' ? words.sameVariation : words.noOption]
      : [wireNames[field] ?? field, of[code] ?? wrong],
  );
  return invalidFields(ctx, Object.fromEntries(faults));
}
