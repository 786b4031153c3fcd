import { type ComponentType, useEffect, useState } from 'react';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Badge } from '#kit/ui/display/badge.tsx';
import { Picture } from '#kit/ui/display/picture.tsx';
import { Pagination } from '#kit/ui/navigation/pagination.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { pictureBase } from '../rules/picture-base.ts';
import type { PicturedProduct } from '../rules/product-picture.ts';
import { picturesPath } from '../rules/upload-form.ts';
import styles from './pictured-product-list.module.css';

export type PicturedProductListProps = {
  readonly products: readonly PicturedProduct[];
  /** what was searched for; empty for all products */
  readonly searched: string;
  readonly total: number;
  readonly page: number;
  readonly pages: number;
};

const address = (words: string, page: number) =>
  `/staff/pictures/?${words === '' ? '' : `s=${encodeURIComponent(words)}&`}page=${page}`;

/** The products of the shop with their main pictures, for staff. */
export function PicturedProductList({ products, searched, total, page, pages }: PicturedProductListProps) {
  const { pictures: words, backOffice } = useBackOfficeWords();
  return (
    <>
      <div className={layout.head}>
        <h1>{words.title}</h1>
        <p>{words.productCount(total)}</p>
      </div>
      <search>
        <form className={styles.search} action="/staff/pictures/" method="get">
          <TextField id="s" name="s" type="search" label={words.searchLabel} defaultValue={searched} />
          <button type="submit" className={buttonClass({ kind: 'secondary' })}>
            {words.searchButton}
          </button>
          {searched === '' ? null : (
            <a className={buttonClass({ kind: 'quiet' })} href="/staff/pictures/">
              {words.allProducts}
            </a>
          )}
        </form>
      </search>
      <div className={styles.jump}>
        <LateProductJump />
      </div>
      <RecordTable
        rows={products}
        keyOf={(product) => product.id}
        empty={searched === '' ? words.noProducts : words.nothingFound(searched)}
        columns={[
          {
            name: words.product,
            text: (product) => <a href={picturesPath(product.id)}>{product.name}</a>,
          },
          { name: words.sku, text: (product) => product.sku ?? '–' },
          {
            name: words.preview,
            text: (product) =>
              product.picture ? (
                <Picture
                  className={styles.preview}
                  source={{ ...pictureBase(product.picture), alt: '' }}
                  sizes="56px"
                />
              ) : (
                <span className={styles.none}>–</span>
              ),
          },
          { name: words.pictureCount, number: (product) => product.pictureCount },
          {
            name: words.state,
            text: ({ isPublished }) => (
              <Badge tone={isPublished ? 'green' : 'amber'}>
                {isPublished ? words.published : words.unpublished}
              </Badge>
            ),
          },
        ]}
      />
      <Pagination
        page={page}
        pages={pages}
        addressOf={(to) => address(searched, to)}
        words={backOffice.orders}
      />
    </>
  );
}

/** `ProductJump`, loaded after the page. */
function LateProductJump() {
  const [ready, setReady] = useState<{ readonly ProductJump: ComponentType } | null>(null);
  useEffect(() => {
    let left = false;
    void import('./product-jump.tsx').then(
      (found) => left || setReady(found),
      // If it cannot be loaded, the plain form beside it does the same.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return ready ? <ready.ProductJump /> : null;
}
