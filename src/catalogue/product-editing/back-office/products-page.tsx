import { ListFilter } from '#foundation/records/back-office/list-filter.tsx';
import { ListTabs } from '#foundation/records/back-office/list-tabs.tsx';
import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import { Button } from '#kit/ui/controls/button.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import {
  markChoices,
  type ProductsDone,
  productSortings,
  productStates,
  productsList,
  stateActions,
  stockChoices,
} from '../rules/product-list.ts';
import type { ProductListColumn, ProductView } from '../rules/product-list-columns.ts';
import type { ProductList } from '../server/list-products.ts';
import { ChosenProducts } from './chosen-products.tsx';
import { ListSetup } from './list-setup.tsx';
import { productColumnsOf } from './listed-product-columns.tsx';
import styles from './products-page.module.css';

export type ProductsPageProps = {
  readonly list: ProductList;
  readonly categories: readonly { readonly id: number; readonly label: string }[];
  readonly brands: readonly { readonly id: number; readonly name: string }[];
  readonly columns: readonly ProductListColumn[];
  readonly views: readonly ProductView[];
  readonly done: ProductsDone | null;
  /** of `productsAction` */
  readonly nonce: string;
};

const isNothing = ({ action }: ProductsDone) =>
  action === 'nothing' || action === 'expired' || action === 'view-unnamed';

/** All products of the shop; those that are chosen are published, taken back, or put into the trash. */
export function ProductsPage(props: ProductsPageProps) {
  const { list, categories, brands, columns, views, done, nonce } = props;
  const backOfficeWords = useBackOfficeWords();
  const { staffProducts: words, staffBulkEdit: bulkWords, backOffice } = backOfficeWords;
  const { query, rows, total, pages, counts } = list;
  const any = { value: '', label: words.any };
  const anyFeminine = { value: '', label: words.anyFeminine };
  const filterPath = productsList.path({ ...query, page: 1, sort: 'edited', view: null });
  const bulkPath = `/staff/products/bulk/${productsList.path({ ...query, page: 1 }).slice('/staff/products/'.length)}`;
  const isTrash = query.state === 'trash';
  const isEmptyShop = productStates.every((state) => counts[state] === 0);
  const actions = stateActions.filter((action) => (isTrash ? action === 'restore' : action !== 'restore'));
  return (
    <RecordList
      title={words.title}
      notes={[words.count(total)]}
      add={{ path: '/staff/products/new/', words: words.add }}
      notice={
        done ? (
          <Notice kind={isNothing(done) ? 'info' : 'success'}>{words.done[done.action](done.count)}</Notice>
        ) : null
      }
      filter={
        <>
          <div className={styles.top}>
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
            <ListSetup query={query} columns={columns} views={views} nonce={nonce} />
          </div>
          {isEmptyShop ? null : (
            <ListFilter
              list={productsList}
              query={query}
              words={words}
              within={query.state && { name: 'state', value: query.state }}
              fields={{
                words: { search: words.search, hint: words.searchHint },
                categoryId: {
                  choice: words.category,
                  options: [
                    anyFeminine,
                    ...categories.map(({ id, label }) => ({ value: String(id), label })),
                  ],
                },
                brandId: {
                  choice: words.brand,
                  options: [
                    anyFeminine,
                    ...brands.map(({ id, name }) => ({ value: String(id), label: name })),
                  ],
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
          )}
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
              <ChosenProducts of={filterPath} shown={rows.map(({ id }) => id)} />
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
              {isTrash ? (
                <Button type="submit" kind="secondary" name="all" value="1" formAction={bulkPath}>
                  {bulkWords.restoreFound(total)}
                </Button>
              ) : (
                <>
                  <Button type="submit" kind="secondary" formAction={bulkPath}>
                    {bulkWords.ofChosen}
                  </Button>
                  <Button type="submit" kind="secondary" name="all" value="1" formAction={bulkPath}>
                    {bulkWords.ofFound(total)}
                  </Button>
                </>
              )}
            </fieldset>
          ),
        },
      }}
      rows={rows}
      empty={
        isEmptyShop ? (
          <>
            {words.empty}
            <a className={buttonClass()} href="/staff/products/new/">
              {words.addFirst}
            </a>
          </>
        ) : isTrash && counts.trash === 0 ? (
          words.emptyTrash
        ) : (
          words.nothingFound
        )
      }
      columns={productColumnsOf({ columns, query, words: backOfficeWords })}
      pages={{ page: query.page, pages, pathOf: (page) => productsList.path({ ...query, page }) }}
      pageWords={backOffice.orders}
    />
  );
}
