import { buttonClass } from '#kit/ui/controls/button-class.ts';
import type { CellProps } from '../../cell-props.ts';
import styles from '../../product-table.module.css';
import { useTableWords } from '../../use-table-words.ts';

/**
 * Adds a row: the plain link of CART-12, which scripts take over (TAB-56); a variable product leads to its page until scripts can choose.
 * `data-place="bubble"` is kept for what the cart holds of it (TAB-79).
 */
export function ActionCell({ row: { facts }, table }: CellProps) {
  const words = useTableWords();
  const { prefix } = table.site;
  const look = buttonClass({ kind: 'secondary' });
  if (facts.stock_status === 'outofstock') {
    return (
      <button type="button" className={`${prefix}_add_to_cart ${look}`} data-place="action" aria-disabled>
        {table.config.out_of_stock_message}
      </button>
    );
  }
  const isChosen = facts.type !== 'variable';
  const chosen = new URLSearchParams({
    'add-to-cart': String(facts.parent_id || facts.product_id),
    quantity: String(Math.max(facts.min_quantity, facts.step)),
    ...(facts.variation_id > 0 ? { ...facts.variation, variation_id: String(facts.variation_id) } : {}),
  });
  return (
    <span className={styles.action}>
      <a
        className={`${prefix}_add_to_cart ${look}`}
        data-place="action"
        href={isChosen ? `?${chosen}` : facts.href}
        rel="nofollow"
        aria-label={isChosen ? words.addNamed(facts.title) : words.chooseOnPageNamed(facts.title)}
      >
        {isChosen ? table.config.basic_settings.add_to_cart : words.chooseOnPage}
      </a>
      <span data-place="bubble" />
    </span>
  );
}
