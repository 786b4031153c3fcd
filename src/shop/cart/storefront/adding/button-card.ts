import type { AddToCartButtonProps } from './add-to-cart-button.tsx';

const heardAfter = ': ';

/** The product of an add button, as the button's own markup tells it. */
export function buttonCard(button: HTMLAnchorElement): AddToCartButtonProps['card'] {
  const { product_id, product_sku, quantity } = button.dataset;
  const label = button.textContent;
  return {
    id: Number(product_id),
    type: button.classList.contains('product_type_variable') ? 'variable' : 'simple',
    name: label.slice(label.indexOf(heardAfter) + heardAfter.length),
    sku: product_sku === '' ? null : (product_sku ?? null),
    minQuantity: Number(quantity),
  };
}
