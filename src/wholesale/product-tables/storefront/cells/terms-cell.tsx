import { Fragment } from 'react';
import type { CellProps } from '../cell-props.ts';
import { useTableWords } from '../use-table-words.ts';

type TermsCellProps = CellProps & { readonly taxonomy: 'product_cat' | 'product_tag' | 'product_brand' };

/** The categories, tags or brand of a row with links to their listings; `disable_cat_tag_link` leaves plain text of categories and tags (TAB-13). */
export function TermsCell({ row: { links }, table, taxonomy }: TermsCellProps) {
  const { nothing } = useTableWords();
  const terms = links[taxonomy];
  if (terms.length === 0) return nothing;
  const isPlain = taxonomy !== 'product_brand' && table.config.disable_cat_tag_link === '1';
  return terms.map(({ id, name, path }, at) => (
    <Fragment key={id}>
      {at > 0 ? ', ' : ''}
      {isPlain ? name : <a href={path}>{name}</a>}
    </Fragment>
  ));
}

/** The terms that a row has of an attribute. */
export function AttributeCell({ row, attribute }: CellProps & { attribute: string }) {
  const { nothing } = useTableWords();
  return row.facts.terms[attribute]?.map(({ name }) => name).join(', ') || nothing;
}
