import { Button } from '#kit/ui/controls/button.tsx';
import { multiFields } from '../rules/search/search-args.ts';
import { resetParameter, tableParameter } from '../rules/search/table-address.ts';
import { tableOrders } from '../rules/search/table-search.ts';
import type { ShownTable } from '../rules/shown-table.ts';
import styles from './query-search.module.css';
import { columnLabel } from './table-head.tsx';
import { useTableWords } from './use-table-words.ts';

/** The query search (TAB-22): a form that asks by its address where no scripts run, and by `{t}_load_both` where they do (TAB-26). */
export function QuerySearch({ table }: { table: ShownTable }) {
  const words = useTableWords();
  const { id, choices, state, path, labels } = table;
  const { search } = state;
  return (
    <search aria-label={words.querySearch}>
      <form className={styles.search} method="get" action={path} autoComplete="off" data-query-search>
        <input type="hidden" name={tableParameter} value={id} readOnly />
        <label className={`${styles.field} ${styles.keyword}`}>
          <span>{words.keyword}</span>
          <input
            type="search"
            name="search_key"
            defaultValue={search.keyword}
            maxLength={200}
            autoComplete="off"
            data-keyword
          />
        </label>
        {choices.taxonomies.map(({ taxonomy, terms }) => (
          <label key={taxonomy} className={styles.field}>
            <span>{columnLabel(taxonomy, words, labels)}</span>
            <select name={taxonomy} defaultValue={search.terms[taxonomy]?.[0] ?? ''} data-taxonomy={taxonomy}>
              <option value="">{words.any}</option>
              {terms.map((term) => (
                <option key={term.id} value={term.id}>
                  {term.name}
                </option>
              ))}
            </select>
          </label>
        ))}
        {choices.fields.map(({ field, values }) => {
          const isMulti = multiFields.includes(field);
          const chosen = search.fields[field] ?? [];
          return (
            <label key={field} className={styles.field}>
              <span>{columnLabel(field, words, labels)}</span>
              <select
                name={field}
                multiple={isMulti}
                defaultValue={isMulti ? [...chosen] : (chosen[0] ?? '')}
                data-field={field}
              >
                {isMulti ? null : <option value="">{words.any}</option>}
                {values.map((value) => (
                  <option key={value} value={value}>
                    {value}
                  </option>
                ))}
              </select>
            </label>
          );
        })}
        <label className={styles.field}>
          <span>{words.orderBy}</span>
          <select name="orderby" defaultValue={search.order} data-order>
            {tableOrders.map((order) => (
              <option key={order} value={order}>
                {words.orders[order]}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          <span>{words.onSale}</span>
          <select name="on_sale" defaultValue={search.onSale ? 'yes' : ''} data-on-sale>
            <option value="">{words.onSaleAny}</option>
            <option value="yes">{words.onSaleOnly}</option>
          </select>
        </label>
        <div className={styles.buttons}>
          <Button type="submit">{words.search}</Button>
          <Button type="submit" kind="secondary" name={resetParameter} value="yes" data-reset-search>
            {words.reset}
          </Button>
        </div>
      </form>
    </search>
  );
}
