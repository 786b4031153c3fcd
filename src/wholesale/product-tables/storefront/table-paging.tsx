import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Pagination } from '#kit/ui/navigation/pagination.tsx';
import { writeSearchArgs } from '../rules/search/search-args.ts';
import { tableHref } from '../rules/search/table-address.ts';
import type { ShownTable } from '../rules/shown-table.ts';
import scrolling from './infinite-scroll.module.css';
import styles from './product-table.module.css';
import { useTableWords } from './use-table-words.ts';

type PagingProps = {
  readonly table: Pick<ShownTable, 'id' | 'paging' | 'page' | 'pages' | 'state' | 'path' | 'config' | 'site'>;
};

/** The way to further rows (TAB-32): the two regions that a load replaces, of which one is empty. */
export function TablePaging(props: PagingProps) {
  const { id, path, paging, site } = props.table;
  const { prefix } = site;
  return (
    <>
      <div
        className={`${prefix}_my_pagination ${prefix}-my-pagination-${id} ${prefix}_table_pagination ${styles.paging}`}
        data-table_id={id}
        data-base_link={path}
      >
        <PageLinks {...props} />
      </div>
      <div
        id={`${prefix}_load_more_wrapper_${id}`}
        className={`${prefix}_load_more_wrapper ${paging === 'infinite_scroll' ? `${prefix}-load-pagination-infinite_scroll ${scrolling.rows}` : ''} ${styles.paging}`}
      >
        <LoadMore {...props} />
      </div>
    </>
  );
}

/** Numbered links, with the table's data that scripts need to follow one (TAB-33, TAB-34). */
export function PageLinks({ table }: PagingProps) {
  const words = useTableWords();
  const { id, page, pages, paging, path, state } = table;
  if (paging !== 'links') return null;
  const data = { table_id: id, page_number: page, pages, args: writeSearchArgs(state.search, path) };
  return (
    <div data-table_data={JSON.stringify(data)}>
      <Pagination
        page={page}
        pages={pages}
        addressOf={(number) => tableHref(path, { ...state, page: number })}
        indexed={false}
        words={words}
      />
    </div>
  );
}

/** The button that brings the next page; without scripts it leads there (TAB-35). Nothing on the last one. */
export function LoadMore({ table }: PagingProps) {
  const { id, page, pages, paging, path, state, config, site } = table;
  if (paging === 'links' || page >= pages) return null;
  const [address, query = ''] = tableHref(path, { ...state, page: page + 1 }).split('?');
  return (
    <form method="get" action={address}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
      <button
        type="submit"
        className={`${site.prefix}_load_more ${buttonClass({ kind: 'secondary' })}`}
        data-load-more
        data-table_id={id}
        data-page_number={page}
        data-text_btn={config.load_more_text}
        data-text_loading={config.loading_more_text}
      >
        {config.load_more_text}
      </button>
    </form>
  );
}
