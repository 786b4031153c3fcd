import { useCart } from '#selling/cart/storefront/use-cart.ts';
import type { BulkItem } from '../../rules/bulk-item.ts';
import { quantityInView } from '../../rules/quantities/quantity-in-view.ts';
import { type RowPrice, rowPrice } from '../../rules/quantities/row-price.ts';
import { useFormContext } from './form-context.ts';
import { addable } from './use-entered.ts';

/** What a quantity of an item costs, with what is in the cart and in other rows of a selection (BULK-43). */
export function useRowPrice(item: BulkItem, quantity: number): RowPrice {
  const { form, entered } = useFormContext();
  const { cart } = useCart();
  const others = form.options.multiselect ? addable(entered).filter((row) => row.item.id !== item.id) : [];
  const view = quantityInView({ item, quantity }, cart?.lines ?? [], others, form.counting);
  return rowPrice(item, view, form.counting);
}
