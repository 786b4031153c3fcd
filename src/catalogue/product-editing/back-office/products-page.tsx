import { pictureBase } from '#catalogue/media/rules/picture-base.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { ListFilter } from '#foundation/records/back-office/list-filter.tsx';
import { ListTabs } from '#foundation/records/back-office/list-tabs.tsx';
import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import { Button } from '#kit/ui/controls/button.tsx';
import type { BadgeTone } from '#kit/ui/display/badge.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { Picture } from '#kit/ui/display/picture.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import {
  markChoices,
  type ProductState,
  type ProductsDone,
  productSortings,
  productStates,
  productsList,
  stateActions,
  stockChoices,
} from '../rules/product-list.ts';
import type { ListedProduct, ProductList } from '../server/list-products.ts';
import styles from './products-page.module.css';

export type ProductsPageProps = {
  readonly list: ProductList;
  readonly categories: readonly { readonly id: number; readonly label: string }[];
  readonly brands: readonly { readonly id: number; readonly name: string }[];
  readonly counts: Readonly<Record<ProductState, number>>;
  readonly done: ProductsDone | null;
  /** of `productsAction` */
  readonly nonce: string;
};

export const stateTones: Readonly<Record<ProductState, BadgeTone>> = {
  published: 'green',
  draft: 'plain',
  scheduled: 'amber',
  private: 'plain',
  trash: 'plain',
};

/** All products of the shop; those that are chosen are published, taken back, or put into the trash. */
export function ProductsPage({ list, categories, brands, counts, done, nonce }: ProductsPageProps) {
  const { staffProducts: words, backOffice, locale } = useBackOfficeWords();
  const { query, rows, total, pages } = list;
  const any = { value: '', label: words.any };
  const anyFeminine = { value: '', label: words.anyFeminine };
  const isTrash = query.state === 'trash';
  const actions = stateActions.filter((action) => (isTrash ? action === 'restore' : action !== 'restore'));
  const price = (row: ListedProduct) => {
    if (row.regularCents === null) return '–';
    const euro = formatEuro(toCents(row.regularCents), locale);
    if (row.type === 'variable') return words.from(euro);
    if (row.saleCents === null) return euro;
    return (
      <span className={styles.sale}>
        <s>{euro}</s> {formatEuro(toCents(row.saleCents), locale)}
      </span>
    );
  };
  return (
    <RecordList
      title={words.title}
      notes={[words.count(total)]}
      add={{ path: '/staff/products/new/', words: words.add }}
      notice={
        done ? (
          <Notice kind={done.action === 'nothing' || done.action === 'expired' ? 'info' : 'success'}>
            {words.done[done.action](done.count)}
          </Notice>
        ) : null
      }
      filter={
        <>
          <ListTabs
            label={words.state}
            list={productsList}
            query={query}
            hidesEmpty
            tabs={[
              { name: words.any, count: total, query: { state: null } },
              ...productStates.map((state) => ({
                name: words.tabs[state],
                count: counts[state],
                query: { state },
              })),
            ].map((tab, at) =>
              at === 0
                ? { ...tab, count: counts.published + counts.draft + counts.scheduled + counts.private }
                : tab,
            )}
          />
          <ListFilter
            list={productsList}
            query={query}
            words={words}
            within={query.state && { name: 'state', value: query.state }}
            fields={{
              words: { search: words.search, hint: words.searchHint },
              categoryId: {
                choice: words.category,
                options: [anyFeminine, ...categories.map(({ id, label }) => ({ value: String(id), label }))],
              },
              brandId: {
                choice: words.brand,
                options: [anyFeminine, ...brands.map(({ id, name }) => ({ value: String(id), label: name }))],
              },
              stock: {
                choice: words.stock,
                options: [
                  anyFeminine,
                  ...stockChoices.map((value) => ({ value, label: words.stocks[value] })),
                ],
              },
              mark: {
                choice: words.mark,
                options: [any, ...markChoices.map((value) => ({ value, label: words.marks[value] }))],
              },
              sort: {
                choice: words.sort,
                options: productSortings.map((value) => ({ value, label: words.sortings[value] })),
              },
            }}
          />
        </>
      }
      form={{
        action: productsList.path(query),
        nonce,
        bulk: {
          name: 'product',
          label: ({ name }) => words.choose(name),
          actions: (
            <fieldset className={styles.actions}>
              <legend>{words.chosen}</legend>
              {actions.map((action, at) => (
                <Button
                  key={action}
                  type="submit"
                  name="action"
                  value={action}
                  kind={at === 0 ? 'primary' : 'secondary'}
                >
                  {words.actions[action]}
                </Button>
              ))}
            </fieldset>
          ),
        },
      }}
      rows={rows}
      empty={productsList.isFiltered(query) ? words.nothingFound : words.empty}
      columns={[
        {
          name: words.product,
          text: (row) => (
            <span className={styles.product}>
              <span className={styles.picture}>
                {row.picture ? (
                  <Picture source={{ ...pictureBase(row.picture), alt: '' }} sizes="48px" upTo={160} />
                ) : null}
              </span>
              <span>
                <a href={`/staff/products/${row.id}/`}>{row.name}</a>
                <small>{[row.sku, row.brand].filter(Boolean).join(' · ')}</small>
              </span>
            </span>
          ),
        },
        {
          name: words.state,
          status: (row) => ({ tone: stateTones[row.state], label: words.states[row.state] }),
        },
        { name: words.price, number: price },
        {
          name: words.pieces,
          number: (row) => (
            <span className={row.available <= 0 ? styles.out : row.isLow ? styles.low : undefined}>
              {row.available.toLocaleString(locale)}
            </span>
          ),
        },
        { name: words.edited, date: ({ updatedAt }) => updatedAt },
      ]}
      pages={{ page: query.page, pages, pathOf: (page) => productsList.path({ ...query, page }) }}
      pageWords={backOffice.orders}
    />
  );
}
