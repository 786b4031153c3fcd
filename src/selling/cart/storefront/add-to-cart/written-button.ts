import type { ButtonTexts } from '#catalogue/products/storefront/buy-action.ts';

const heardAfter = ': ';

/** What is written of an add button, as the button's own markup tells it. */
export function writtenButton(button: HTMLAnchorElement): ButtonTexts {
  const { product_id = '', product_sku = '', quantity = '', success_message = '' } = button.dataset;
  const label = button.textContent;
  return {
    id: product_id,
    type: button.classList.contains('product_type_variable') ? 'variable' : 'simple',
    name: label.slice(label.indexOf(heardAfter) + heardAfter.length),
    sku: product_sku,
    quantity,
    href: button.getAttribute('href') ?? '',
    notice: success_message,
  };
}
