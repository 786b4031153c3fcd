import type { TableScreenMessages } from '#messages/it/table-screen.ts';
import { markOf, type PerItem, type PerItems } from '../../../rules/add-to-cart/cart-marks.ts';
import { cellIn } from './draw-adding.ts';
import styles from './marks.module.css';

type MarkTerms = {
  readonly words: TableScreenMessages;
  /** whether the way to the cart is shown beside the mark of a row: after an add, if the site's settings say so (CART-06) */
  readonly showsCart: (id: number) => boolean;
};

/** Marks the rows whose item the cart holds, with how much and a way to take it out; takes all three away from the others (TAB-79). */
export function drawMarks(root: HTMLElement, items: PerItems, terms: MarkTerms): void {
  for (const row of root.querySelectorAll<HTMLElement>('tr[data-product_id]')) {
    const mark = markOf(items, Number(row.dataset.product_id));
    row.classList.toggle('added_to_cart', mark !== null);
    if (styles.marked) row.classList.toggle(styles.marked, mark !== null);
    drawBubble(row, mark, terms);
  }
}

function drawBubble(row: HTMLElement, mark: PerItem | null, terms: MarkTerms): void {
  const cell = cellIn(row, 'bubble');
  if (!cell) return;
  const showsCart = terms.showsCart(Number(row.dataset.product_id));
  const key = mark ? `${mark.cart_item_key} ${mark.quantity} ${showsCart}` : '';
  if (cell.dataset.mark === key) return;
  const hadFocus = cell.contains(document.activeElement);
  cell.dataset.mark = key;
  cell.className = mark ? (styles.bubble ?? '') : '';
  cell.replaceChildren(...(mark ? bubbleOf(row, mark, terms.words) : []));
  if (mark && showsCart) cell.append(wayToCart(terms.words));
  // The pressed control is gone, or another one has replaced it.
  if (hadFocus) (cell.querySelector('button') ?? cellIn(row, 'action'))?.focus();
}

function bubbleOf(row: HTMLElement, mark: PerItem, words: TableScreenMessages): HTMLElement[] {
  const { title = '' } = row.dataset;
  const said = document.createElement('span');
  said.className = styles.said ?? '';
  said.textContent = words.inCart;
  const count = document.createElement('span');
  count.className = styles.count ?? '';
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

function wayToCart(words: TableScreenMessages): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = `added_to_cart wc-forward ${styles.view}`;
  link.href = '/cart/';
  link.textContent = words.viewCart;
  return link;
}
