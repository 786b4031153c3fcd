import { visuallyHidden } from '#kit/ui/display/visually-hidden.tsx';
import { writeSearchArgs } from '../rules/search/search-args.ts';
import type { ShownTable } from '../rules/shown-table.ts';
import styles from './product-table.module.css';
import { QuerySearch } from './query-search.tsx';
import { RowFilters } from './row-filters.tsx';
import { TableHead } from './table-head.tsx';
import { TablePaging } from './table-paging.tsx';
import { TableRows } from './table-rows.tsx';
import { TableStats } from './table-stats.tsx';
import { useTableWords } from './use-table-words.ts';

/**
 * A whole product table (TAB-01): what scripts need of it is in its attributes, by the names of the wire (wire 5.0). Each region that a
 * load replaces is a component of its own, so that the endpoints render the same.
 */
export function ProductTable(table: ShownTable) {
  const words = useTableWords();
  const { id, config, site, finding, name } = table;
  const { prefix } = site;
  return (
    <section
      id={`table_id_${id}`}
      className={`${prefix}-wrap ${config.table_type === 'advance_table' ? 'advance_table_wrapper' : 'normal_table_wrapper'} ${styles.table}`}
      aria-label={words.table(name)}
      data-product-table
      data-temp_number={id}
      data-page_number={table.page}
      data-pages={table.pages}
      data-paging={table.paging}
      data-config_json={JSON.stringify(config)}
      data-site_json={JSON.stringify(site)}
      data-path={table.path}
      data-args_json={JSON.stringify(writeSearchArgs(table.state.search, table.path))}
    >
      {finding.querySearch ? <QuerySearch table={table} /> : null}
      <RowFilters table={table} />
      <div className={styles.above}>
        <div className={`${prefix}-stats-report ${styles.stats}`} role="status">
          <TableStats {...table} />
        </div>
        <p className={styles.stats}>{words[table.mode]}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keys */}
      <section className={styles.scroll} aria-label={name} tabIndex={0}>
        <table className={`${prefix}-tbl ${prefix}_product_table ${styles.grid}`}>
          <caption className={visuallyHidden}>{name}</caption>
          <TableHead table={table} />
          <tbody>
            <TableRows table={table} page={table} />
          </tbody>
        </table>
      </section>
      <TablePaging table={table} />
      {/* What adds all that is ticked (TAB-66, TAB-74). */}
      <div data-place="selected" />
    </section>
  );
}
