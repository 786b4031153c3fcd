import { pictureBase } from '#catalogue/media/rules/picture-base.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import type { RecordColumn } from '#foundation/records/back-office/record-table.tsx';
import type { BadgeTone } from '#kit/ui/display/badge.tsx';
import { Picture } from '#kit/ui/display/picture.tsx';
import type { BackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type ProductState, type ProductsQuery, productsList } from '../rules/product-list.ts';
import type { ProductListColumn } from '../rules/product-list-columns.ts';
import type { ListedProduct } from '../server/list-products.ts';
import styles from './products-page.module.css';

export const stateTones: Readonly<Record<ProductState, BadgeTone>> = {
  published: 'green',
  draft: 'plain',
  scheduled: 'amber',
  private: 'plain',
  trash: 'plain',
};

type Sorting = ProductsQuery['sort'];
type Shown = {
  readonly columns: readonly ProductListColumn[];
  readonly query: ProductsQuery;
  readonly words: BackOfficeWords;
};

/** The columns of the list of products: the product with its picture, then the chosen ones; some order the list. */
export function productColumnsOf({ columns, query, words }: Shown): readonly RecordColumn<ListedProduct>[] {
  const { staffProducts, productEditor, locale } = words;
  const number = (value: number) => value.toLocaleString(locale);
  const sortedBy = (usual: Sorting, other: Sorting, isFalling = false) => ({
    path: productsList.path({ ...query, sort: query.sort === usual ? other : usual, page: 1 }),
    direction:
      query.sort !== usual && query.sort !== other
        ? ('none' as const)
        : (query.sort === usual) === isFalling
          ? ('descending' as const)
          : ('ascending' as const),
  });
  const all: Readonly<Record<ProductListColumn, RecordColumn<ListedProduct>>> = {
    sku: { name: staffProducts.columns.sku, text: ({ sku }) => sku ?? '–' },
    gtin: { name: staffProducts.columns.gtin, text: ({ gtin }) => gtin ?? '–' },
    brand: { name: staffProducts.columns.brand, text: ({ brand }) => brand ?? '–' },
    categories: {
      name: staffProducts.columns.categories,
      text: ({ categories }) => categories.join(', ') || '–',
    },
    state: {
      name: staffProducts.columns.state,
      status: ({ state }) => ({ tone: stateTones[state], label: staffProducts.states[state] }),
    },
    visibility: {
      name: staffProducts.columns.visibility,
      text: ({ visibility }) => productEditor.visibilities[visibility],
    },
    price: {
      name: staffProducts.columns.price,
      sort: sortedBy('price', 'price-desc'),
      number: (row) => priceOf(row, words),
    },
    pieces: {
      name: staffProducts.columns.pieces,
      sort: sortedBy('stock', 'stock-desc'),
      number: (row) => (
        <span className={row.available <= 0 ? styles.out : row.isLow ? styles.low : undefined}>
          {number(row.available)}
        </span>
      ),
    },
    sales: { name: staffProducts.columns.sales, number: ({ sales }) => number(sales) },
    weight: {
      name: staffProducts.columns.weight,
      number: ({ weightGrams }) => (weightGrams === null ? '–' : `${number(weightGrams / 1000)} kg`),
    },
    created: { name: staffProducts.columns.created, date: ({ createdAt }) => createdAt },
    edited: {
      name: staffProducts.columns.edited,
      sort: {
        path: productsList.path({ ...query, sort: 'edited', page: 1 }),
        direction: query.sort === 'edited' && query.words === '' ? 'descending' : 'none',
      },
      date: ({ updatedAt }) => updatedAt,
    },
  };
  return [
    {
      name: staffProducts.product,
      sort: sortedBy('name', 'name-desc'),
      text: (row) => (
        <span className={styles.product}>
          <span className={styles.picture}>
            {row.picture ? (
              <Picture source={{ ...pictureBase(row.picture), alt: '' }} sizes="48px" upTo={160} />
            ) : null}
          </span>
          <span>
            <a href={`/staff/products/${row.id}/`}>{row.name}</a>
            <small>
              {[columns.includes('sku') ? null : row.sku, columns.includes('brand') ? null : row.brand]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </span>
        </span>
      ),
    },
    ...columns.map((column) => all[column]),
  ];
}

function priceOf(row: ListedProduct, { staffProducts, locale }: BackOfficeWords) {
  if (row.regularCents === null) return '–';
  const euro = formatEuro(toCents(row.regularCents), locale);
  if (row.type === 'variable') return staffProducts.from(euro);
  if (row.saleCents === null) return euro;
  return (
    <span className={styles.sale}>
      <s>{euro}</s> {formatEuro(toCents(row.saleCents), locale)}
    </span>
  );
}
