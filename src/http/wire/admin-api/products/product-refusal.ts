import type { ApiProductProblem } from '#catalogue/product-api/rules/api-product-write.ts';
import type { ProductProblem } from '#catalogue/product-editing/rules/product-changes.ts';
import type { ProductField } from '#catalogue/product-editing/rules/product-schema.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { adminWords } from '../admin-call.ts';
import type { AdminRefusal } from '../admin-refusal.ts';

/** The fields of a product by their names on the wire, as far as programs send them. */
const wireNames: Partial<Record<ProductField, string>> = {
  slug: 'slug',
  regularPriceCents: 'regular_price',
  salePriceCents: 'sale_price',
  saleFrom: 'date_on_sale_from',
  saleTo: 'date_on_sale_to',
  taxClass: 'tax_class',
  gtin: 'global_unique_id',
  brandId: 'brands',
  categoryIds: 'categories',
  tagIds: 'tags',
  weightGrams: 'weight',
  lengthMm: 'dimensions',
  widthMm: 'dimensions',
  heightMm: 'dimensions',
  shippingClassId: 'shipping_class',
  lowStockThreshold: 'low_stock_amount',
  upSellIds: 'upsell_ids',
  crossSellIds: 'cross_sell_ids',
  shortDescription: 'short_description',
  purchaseNote: 'purchase_note',
  menuOrder: 'menu_order',
  publishAt: 'date_created',
};

/** Fields that did not fit, as the refusal of bad parameters. */
export function invalidFields(
  ctx: Pick<RequestContext, 'visitor'>,
  faults: Readonly<Record<string, string>>,
): AdminRefusal {
  const details = Object.entries(faults).map(([name, message]) => [
    name,
    { code: 'rest_invalid_param', message, data: null },
  ]);
  return {
    code: 'rest_invalid_param',
    status: 400,
    sentence: adminWords(ctx).invalidFields(Object.keys(faults).join(', ')),
    extra: { params: faults, details: Object.fromEntries(details) },
  };
}

/** The refusal of a code that another product has, with the id of that one. */
export function takenCode(
  ctx: Pick<RequestContext, 'visitor'>,
  field: 'sku' | 'gtin',
  taken: { readonly id: number; readonly name: string },
): AdminRefusal {
  const code = field === 'sku' ? 'product_invalid_sku' : 'product_invalid_global_unique_id';
  return {
    code,
    status: 400,
    sentence: adminWords(ctx).codeTaken(taken.name),
    extra: { resource_id: taken.id },
  };
}

/** Why a product was not saved, as programs are told. */
export function productRefusal(ctx: RequestContext, problem: ApiProductProblem): AdminRefusal {
  const words = adminWords(ctx);
  const refused = (code: string, sentence: string, status = 400): AdminRefusal => ({
    code: `{platform}_rest_${code}`,
    status,
    sentence,
  });
  switch (problem.code) {
    case 'gone':
      return refused('product_invalid_id', words.noProduct);
    case 'in-trash':
      return refused('product_in_trash', words.inTrash);
    case 'short':
      return invalidFields(ctx, { stock_quantity: words.shortStock });
    case 'no-stock-right':
      return refused('cannot_edit', words.noStockRight, 403);
    case 'too-much-meta':
      return invalidFields(ctx, { meta_data: words.tooMuchProductMeta });
    case 'has-stock':
      return invalidFields(ctx, { type: words.hasStock });
    case 'has-variations':
      return invalidFields(ctx, { type: words.hasVariations });
    case 'no-picture':
      return {
        code: '{platform}_product_invalid_image_id',
        status: 400,
        sentence: words.noPicture(problem.id),
      };
    case 'attributes': {
      const { problems } = staffMessagesFor(ctx.visitor.audience.locale).staffVariations;
      return invalidFields(ctx, { attributes: problems[problem.problem] ?? words.attributesUsed });
    }
    case 'refused':
      return fieldsRefused(ctx, Object.entries(problem.problems) as [ProductField, ProductProblem][]);
  }
}

function fieldsRefused(
  ctx: RequestContext,
  problems: readonly (readonly [ProductField, ProductProblem])[],
): AdminRefusal {
  const words = adminWords(ctx);
  for (const [field, { taken }] of problems) {
    if (taken && (field === 'sku' || field === 'gtin')) return takenCode(ctx, field, taken);
  }
  if (problems.some(([, { code }]) => code === 'no-right')) {
    return { code: '{platform}_rest_cannot_edit', status: 403, sentence: words.noPriceRight };
  }
  const { of, wrong } = staffMessagesFor(ctx.visitor.audience.locale).productEditor.problems;
  const faults = problems.map(([field, { code }]) => [wireNames[field] ?? field, of[code] ?? wrong]);
  return invalidFields(ctx, Object.fromEntries(faults));
}
