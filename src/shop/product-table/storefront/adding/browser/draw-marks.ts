import type { TableScreenMessages } from '#messages/it/table-screen.ts';
import { markOf, type PerItem, type PerItems } from '../../../rules/adding/cart-marks.ts';
import styles from './marks.module.css';
import { placeIn } from './places.ts';

/** Marks the rows whose item the cart holds, with how much and a way to take it out; takes all three away from the others (TAB-79). */
export function drawMarks(root: HTMLElement, items: PerItems, words: TableScreenMessages): void {
  for (const row of root.querySelectorAll<HTMLElement>('tr[data-product_id]')) {
    const mark = markOf(items, Number(row.dataset.product_id));
    row.classList.toggle('added_to_cart', mark !== null);
    if (styles.marked) row.classList.toggle(styles.marked, mark !== null);
    drawBubble(row, mark, words);
  }
}

function drawBubble(row: HTMLElement, mark: PerItem | null, words: TableScreenMessages): void {
  const place = placeIn(row, 'bubble');
  if (!place) return;
  const key = mark ? `${mark.cart_item_key} ${mark.quantity}` : '';
  if (place.dataset.mark === key) return;
  const hadFocus = place.contains(document.activeElement);
  place.dataset.mark = key;
  place.className = mark ? (styles.bubble ?? '') : '';
  place.replaceChildren(...(mark ? bubbleOf(row, mark, words) : []));
  // The control was pressed and is gone, or another one stands in its place.
  if (hadFocus) (place.querySelector('button') ?? placeIn(row, 'action'))?.focus();
}

function bubbleOf(row: HTMLElement, mark: PerItem, words: TableScreenMessages): HTMLElement[] {
  const { title = '', product_id: id = '' } = row.dataset;
  const said = document.createElement('span');
  said.className = styles.said ?? '';
  said.textContent = words.inCart;
  const count = document.createElement('span');
  count.className = `wpt_ccount wpt_ccount_${id} ${styles.count}`;
  count.setAttribute('role', 'img');
  count.setAttribute('aria-label', words.inCartNamed(title, mark.quantity));
  count.textContent = String(mark.quantity);
  const remove = document.createElement('button');
  remove.type = 'button';
  remove.className = styles.remove ?? '';
  remove.dataset.place = 'remove';
  remove.dataset.cart_item_key = mark.cart_item_key;
  remove.setAttribute('aria-label', words.remove(title));
  remove.textContent = '×';
  return [said, count, remove];
}
