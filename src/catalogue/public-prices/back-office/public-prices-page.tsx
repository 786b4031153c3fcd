import { articleTitle } from '#catalogue/stock/rules/article-stock.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { ListFilter } from '#foundation/records/back-office/list-filter.tsx';
import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { ImportForm } from '#pricing/prices/back-office/import-form.tsx';
import { PriceCell } from '#pricing/prices/back-office/price-cell.tsx';
import { PriceOutcome } from '#pricing/prices/back-office/price-lists-page.tsx';
import { useValidityWords } from '#pricing/prices/back-office/use-validity-words.ts';
import {
  type FileProblem,
  type PriceAction,
  priceListPath,
  priceListsPath,
  type StaffPriceProblem,
} from '#pricing/prices/rules/staff-prices.ts';
import {
  type PublicPrice,
  publicMarks,
  publicPriceFilters,
  publicPriceList,
} from '../rules/public-price-list.ts';
import type { PublicPrices } from '../server/read-public-prices.ts';
import { PublicPriceForm } from './public-price-form.tsx';
import styles from './public-prices.module.css';

export type PublicPricesPageProps = {
  readonly list: { readonly id: number; readonly name: string; readonly includesTax: boolean };
  readonly prices: PublicPrices;
  /** the article whose prices stand in the form */
  readonly edited: PublicPrice | null;
  readonly categories: readonly { readonly id: number; readonly label: string }[];
  readonly brands: readonly { readonly id: number; readonly name: string }[];
  readonly mayOpenProducts: boolean;
  readonly nonce: string;
  readonly done: PriceAction | null;
  readonly file: FileProblem | null;
  readonly problem: {
    readonly error: StaffPriceProblem;
    readonly entered: Readonly<Record<string, string>>;
  } | null;
};

/** What everybody is asked for each product and variation, with search, filters and pages; prices are edited in their place. */
export function PublicPricesPage(props: PublicPricesPageProps) {
  const { list, prices, edited, categories, brands, mayOpenProducts, nonce, done, file, problem } = props;
  const { staffPublicPrices: words, staffProducts, staffPrices, locale } = useBackOfficeWords();
  const validityOf = useValidityWords();
  const { query, rows, total, pages } = prices;
  const address = publicPriceList(list.id);
  const path = priceListPath(list.id);
  const here = address.path({ ...query, edit: null });
  const anyFeminine = { value: '', label: staffProducts.anyFeminine };
  const euro = (cents: number) => formatEuro(toCents(cents), locale);
  return (
    <RecordList
      head={
        <div className={styles.head}>
          <h1>{list.name}</h1>
          <p className={styles.links}>
            <a href={priceListsPath}>{staffPrices.back}</a>
            {mayOpenProducts ? <a href="/staff/products/">{words.bulkLink}</a> : null}
            <a href={`${path}export.csv`} download>
              {staffPrices.list.exportLink}
            </a>
            <a href="#import">{staffPrices.importing.heading}</a>
          </p>
          <p className={styles.hint}>
            {list.includesTax ? staffPrices.gross : staffPrices.net} · {words.count(total)}
          </p>
        </div>
      }
      notice={
        <>
          <PriceOutcome problem={problem?.error ?? null} done={done} file={file} />
          {edited ? (
            <PublicPriceForm
              // Another article is another form: what stands in its fields is its own.
              key={edited.productId}
              article={edited}
              action={address.path(query)}
              back={here}
              entered={problem?.entered.what === 'public-price' ? problem.entered : null}
              nonce={nonce}
            />
          ) : null}
        </>
      }
      filter={
        <ListFilter
          list={address}
          query={query}
          words={words}
          fields={{
            words: { search: staffProducts.search, hint: staffProducts.searchHint },
            categoryId: {
              choice: staffProducts.category,
              options: [anyFeminine, ...categories.map(({ id, label }) => ({ value: String(id), label }))],
            },
            brandId: {
              choice: staffProducts.brand,
              options: [anyFeminine, ...brands.map(({ id, name }) => ({ value: String(id), label: name }))],
            },
            mark: {
              choice: staffProducts.mark,
              options: [
                { value: '', label: staffProducts.any },
                ...publicMarks.map((value) => ({ value, label: staffProducts.marks[value] })),
              ],
            },
          }}
        />
      }
      rows={rows}
      keyOf={(row) => row.productId}
      empty={address.isFiltered(query, publicPriceFilters) ? staffProducts.nothingFound : staffProducts.empty}
      columns={[
        {
          name: staffPrices.list.product,
          text: (row) => (
            <span className={styles.article}>
              {mayOpenProducts ? (
                <a href={`/staff/products/${row.parentId}/`}>{articleTitle(row)}</a>
              ) : (
                articleTitle(row)
              )}
              {row.sku === null ? null : <small>{row.sku}</small>}
            </span>
          ),
        },
        {
          name: words.regular,
          number: (row) =>
            row.regular === null ? (
              '–'
            ) : (
              <PriceCell
                path={path}
                nonce={nonce}
                row={{ ...row, from: null }}
                price={toCents(row.regular)}
              />
            ),
        },
        { name: words.sale, number: (row) => (row.sale === null ? '–' : euro(row.sale)) },
        { name: staffPrices.list.validity, text: (row) => (row.sale === null ? '–' : validityOf(row)) },
        {
          name: staffPrices.list.edit,
          text: (row) => (
            <a
              className={styles.edit}
              href={`${address.path({ ...query, edit: row.productId })}#public-prices-of`}
              aria-label={staffPrices.list.editOf(row.sku ?? articleTitle(row))}
            >
              {staffPrices.list.edit}
            </a>
          ),
        },
      ]}
      pages={{ page: query.page, pages, pathOf: (page) => address.path({ ...query, edit: null, page }) }}
      pageWords={staffPrices.list}
    >
      <ImportForm listId={list.id} hint={words.importHint} nonce={nonce} />
    </RecordList>
  );
}
