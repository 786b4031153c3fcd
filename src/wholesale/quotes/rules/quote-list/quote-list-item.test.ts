import { describe, expect, it } from 'vitest';
import { writeQuoteListItem } from './quote-list-item.ts';

describe('the body of an add to the quote list', () => {
  it('[RAQ-02] holds the quantity and the product', () => {
    expect(writeQuoteListItem({ productId: 12, quantity: 3 })).toEqual({ product_id: '12', quantity: '3' });
  });

  it('[RAQ-03] of a variation names the parent, the variation and the attribute pairs', () => {
    expect(
      writeQuoteListItem({
        productId: 12,
        quantity: 1,
        variationId: 14,
        attributes: { attribute_pa_litri: '5-l' },
      }),
    ).toEqual({ product_id: '12', quantity: '1', variation_id: '14', attribute_pa_litri: '5-l' });
  });
});
