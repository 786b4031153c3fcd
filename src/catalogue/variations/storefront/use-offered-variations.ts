import { useEffect, useState } from 'react';
import type { ProductDetail } from '../rules/product-detail.ts';
import type { VariationChoice } from '../rules/variation-choice.ts';
import { askForVariations } from './ask-for-variation.ts';

type Offer = Pick<ProductDetail, 'id' | 'price' | 'variations' | 'allAtOnce'>;
type Come = { readonly variations: readonly VariationChoice[] | null };

/**
 * The variations of a product: those that came with the page, or all of them by one request (VAR-27). `null` while they are coming, and
 * for good where they are asked for one by one; that is also what is left when the request fails.
 */
export function useOfferedVariations(product: Offer): {
  readonly variations: readonly VariationChoice[] | null;
  readonly areComing: boolean;
} {
  const { id, variations, allAtOnce } = product;
  const mode = product.price?.mode ?? 'gross';
  const [come, setCome] = useState<Come | null>(null);
  useEffect(() => {
    if (!allAtOnce) return;
    const leaving = new AbortController();
    askForVariations({ productId: id, mode }, leaving.signal).then(
      (all) => setCome({ variations: all }),
      () => leaving.signal.aborted || setCome({ variations: null }),
    );
    return () => leaving.abort();
  }, [allAtOnce, id, mode]);
  if (!allAtOnce) return { variations, areComing: false };
  return { variations: come?.variations ?? null, areComing: come === null };
}
