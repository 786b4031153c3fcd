import { gtinProblem } from './gtin-problem.ts';
import type { ProductProblem, ProductProblems } from './product-changes.ts';
import type { ProductField, ProductValues } from './product-schema.ts';

type Checked = {
  readonly type: 'simple' | 'variable';
  readonly changed: readonly ProductField[];
  readonly now: Date;
};

/** What is wrong with the values of a product together; of what nobody has changed only what hinders the change is refused. */
export function checkProduct(product: ProductValues, { type, changed, now }: Checked): ProductProblems {
  const problems: Partial<Record<ProductField, ProductProblem>> = {};
  const refuse = (field: ProductField, code: string | null | false) => {
    if (code && !problems[field]) problems[field] = { code };
  };
  const has = (...fields: readonly ProductField[]) => fields.some((field) => changed.includes(field));
  const { regularPriceCents: regular, salePriceCents: sale } = product;
  if (type === 'variable') {
    refuse('regularPriceCents', regular !== null && 'of-variations');
    refuse('salePriceCents', sale !== null && 'of-variations');
  }
  if (has('regularPriceCents', 'salePriceCents')) {
    refuse(
      'salePriceCents',
      sale !== null && (regular === null ? 'no-regular-price' : sale >= regular && 'not-below'),
    );
  }
  if (has('saleFrom', 'saleTo')) {
    const { saleFrom, saleTo } = product;
    refuse('saleTo', saleFrom !== null && saleTo !== null && saleTo <= saleFrom && 'ends-first');
  }
  if (has('gtin')) refuse('gtin', product.gtin !== null && gtinProblem(product.gtin));
  if (has('minQuantity', 'maxQuantity', 'quantityStep')) {
    const { minQuantity: min, maxQuantity: max, quantityStep: step } = product;
    refuse('minQuantity', min > 1 && min % step !== 0 && 'not-in-steps');
    refuse('maxQuantity', max !== null && (max < min ? 'below-minimum' : max % step !== 0 && 'not-in-steps'));
  }
  if (has('hiddenFor', 'onlyFor')) {
    refuse('onlyFor', product.onlyFor.some((one) => product.hiddenFor.includes(one)) && 'in-both');
  }
  if (has('attributes'))
    refuse('attributes', product.attributes.some(({ termIds }) => termIds.length === 0) && 'no-terms');
  if (product.status === 'scheduled' && has('status', 'publishAt')) {
    refuse(
      'publishAt',
      product.publishAt === null ? 'no-moment' : product.publishAt <= now.toISOString() && 'past',
    );
  }
  return problems;
}
