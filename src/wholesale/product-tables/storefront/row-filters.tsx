import type { ShownTable } from '../rules/shown-table.ts';
import styles from './query-search.module.css';
import { columnLabel } from './table-head.tsx';
import { useTableWords } from './use-table-words.ts';

/** What chooses among the rows that are there: the mini filter and the instant search (TAB-15, TAB-18); hidden until scripts fill it. */
export function RowFilters({ table: { finding, labels } }: { table: ShownTable }) {
  const words = useTableWords();
  const { miniFilter, instantSearch } = finding;
  if (!instantSearch && miniFilter.length === 0) return null;
  return (
    <div className={styles.filters} data-row-filters hidden>
      {instantSearch ? (
        <label className={`${styles.field} ${styles.keyword}`}>
          <span>{words.instantSearch}</span>
          <input
            type="search"
            placeholder={words.instantPlaceholder}
            autoComplete="off"
            data-instant-search
          />
        </label>
      ) : null}
      {miniFilter.length === 0 ? null : (
        <fieldset className={styles.mini} data-mini-filter>
          <legend>{words.miniFilter}</legend>
          {miniFilter.map((taxonomy) => {
            const label = columnLabel(taxonomy, words, labels);
            return (
              <select key={taxonomy} aria-label={label} data-taxonomy={taxonomy} defaultValue="0">
                <option value="0">{words.anyTerm(label)}</option>
              </select>
            );
          })}
          <a href="#reset" data-reset-filter>
            {words.resetFilter}
          </a>
        </fieldset>
      )}
    </div>
  );
}
