import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { listingFields } from '../rules/listing-address.ts';
import { listingPath } from '../rules/listing-path.ts';
import { type ListingQuery, listingOrders } from '../rules/listing-query.ts';
import styles from './listing-bar.module.css';

/** The ordering form: choosing submits it (CAT-03, see `listing-changes.island.ts`), a button does where no scripts run. */
export function SortForm({ query }: { query: ListingQuery }) {
  const { catalogue } = useWords();
  return (
    <form
      className={styles.sort}
      action={listingPath(query.scope)}
      method="get"
      // The select shows the order that holds: a browser must not bring back another one that was chosen here.
      autoComplete="off"
      data-listing-form="order"
    >
      {listingFields({ ...query, order: 'menu_order' }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="orderby">{catalogue.sortBy}</label>
      <span className={styles.select}>
        <select id="orderby" name="orderby" defaultValue={query.order}>
          {listingOrders.map((order) => (
            <option key={order} value={order}>
              {catalogue.orders[order]}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
      <noscript>
        <button type="submit" className={buttonClass({ kind: 'secondary' })}>
          {catalogue.sortButton}
        </button>
      </noscript>
    </form>
  );
}
