import { Fragment, type ReactNode } from 'react';
import { NoPicture } from '#catalogue/products/storefront/no-picture.tsx';
import { pictureSource } from '#catalogue/products/storefront/picture-source.ts';
import { StockLine } from '#catalogue/products/storefront/stock-line.tsx';
import { textOfHtml } from '#kit/text/rules/text-of-html.ts';
import { Picture } from '#kit/ui/display/picture.tsx';
import { Price } from '#kit/ui/display/price.tsx';
import { formatNumber, formatTableAmount } from '../rules/rows/format-table-amount.ts';
import { unselected } from '../rules/rows/row-outcome.ts';
import { tierUnit } from '../rules/rows/table-state.ts';
import { isAttribute, isTableField, isTextColumn, type TableColumn } from '../rules/table-columns.ts';
import {
  ActionCell,
  type CellProps,
  CheckCell,
  MessageCell,
  QuantityCell,
  QuickViewCell,
  QuoteCell,
  TotalCell,
} from './add-to-cart/adding-cells.tsx';
import styles from './product-table.module.css';
import controls from './row-controls.module.css';
import { useTableWords } from './use-table-words.ts';

const sides = { length: 0, width: 1, height: 2 } as const;

/** A side of a product in centimetres. */
function MeasureCell({ row: { size, facts }, side }: CellProps & { side: keyof typeof sides }) {
  const words = useTableWords();
  const value = size?.[sides[side]];
  return (
    <span data-place={side} data-value={value}>
      {value === undefined
        ? words.nothing
        : words.centimetres(formatNumber(value / 10, facts.price_data, value % 10 === 0 ? 0 : 1))}
    </span>
  );
}

/** Weight × quantity, to two decimals (TAB-55). */
function WeightCell({ row: { facts } }: CellProps) {
  const words = useTableWords();
  return (
    <span data-place="weight">
      {facts.weight === null
        ? words.nothing
        : words.kilograms(formatNumber(facts.weight * Math.max(1, facts.quantity), facts.price_data, 2))}
    </span>
  );
}

const shownWidth = 160;

/** The picture of a row; `data-thumbnail` holds the address of the whole one for scripts (TAB-89), without them it leads to the product. */
function ThumbnailCell({ row: { picture, facts } }: CellProps) {
  const words = useTableWords();
  if (!picture) return <NoPicture />;
  const source = pictureSource(picture);
  return (
    <a
      className={styles.thumbnail}
      href={facts.href}
      aria-label={words.enlarge(facts.title)}
      data-thumbnail={`${source.base}-${source.widths.at(-1) ?? source.width}.webp`}
      data-width={picture.width}
      data-height={picture.height}
    >
      <Picture source={{ ...source, alt: '' }} sizes="64px" upTo={shownWidth} />
    </a>
  );
}

/** The cell of a column. */
export function RowCell({
  column,
  serial,
  ...props
}: CellProps & { column: TableColumn; serial: number }): ReactNode {
  const { nothing } = useTableWords();
  const { row } = props;
  if (isAttribute(column)) return <AttributeCell {...props} attribute={column} />;
  if (isTableField(column)) return row.fields[column]?.join(', ') || nothing;
  if (isTextColumn(column)) return <span data-place={column}>{row[column] || nothing}</span>;
  switch (column) {
    case 'serial_number':
      return serial;
    case 'product_id':
      return row.facts.product_id;
    case 'thumbnails':
      return <ThumbnailCell {...props} />;
    case 'product_title':
      return <TitleCell {...props} />;
    case 'category':
      return <TermsCell {...props} taxonomy="product_cat" />;
    case 'tags':
      return <TermsCell {...props} taxonomy="product_tag" />;
    case 'product_brand':
      return <TermsCell {...props} taxonomy="product_brand" />;
    case 'price':
      return <PriceCell {...props} />;
    case 'stock':
      return <StockCell {...props} />;
    case 'description':
      return <span data-place="description">{textOfHtml(row.shortDescription) || nothing}</span>;
    case 'weight':
      return <WeightCell {...props} />;
    case 'length':
    case 'width':
    case 'height':
      return <MeasureCell {...props} side={column} />;
    case 'message':
      return <MessageCell {...props} />;
    case 'quantity':
      return <QuantityCell {...props} />;
    case 'total':
      return <TotalCell {...props} />;
    case 'quick_view':
      return <QuickViewCell {...props} />;
    case 'action':
      return <ActionCell {...props} />;
    case 'quoterequest':
      return <QuoteCell {...props} />;
    case 'check':
      return <CheckCell {...props} />;
  }
}

/** Whether a row is to be had; of nothing that is left the table's own text. */
function StockCell({ row: { stock }, table }: CellProps) {
  const { page } = useTableWords();
  const words = {
    ...page.catalogue,
    stock: { ...page.catalogue.stock, outOfStock: table.config.out_of_stock_message },
  };
  return (
    <span data-place="stock">
      <StockLine stock={stock} words={words} />
    </span>
  );
}

type TermsCellProps = CellProps & { readonly taxonomy: 'product_cat' | 'product_tag' | 'product_brand' };

/** The categories, tags or brand of a row with links to their listings; `disable_cat_tag_link` leaves plain text of categories and tags (TAB-13). */
function TermsCell({ row: { links }, table, taxonomy }: TermsCellProps) {
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
function AttributeCell({ row, attribute }: CellProps & { attribute: string }) {
  const { nothing } = useTableWords();
  return row.facts.terms[attribute]?.map(({ name }) => name).join(', ') || nothing;
}

/** The name of a row, linked to its product; below it the selects of a variable product, where no other column has them (TAB-43). */
function TitleCell(props: CellProps) {
  const { facts } = props.row;
  return (
    <>
      <a className={styles.title} href={facts.href}>
        {facts.title}
      </a>
      {facts.type === 'variable' ? <RowVariations {...props} /> : null}
    </>
  );
}

/** The selects of the row of a variable product (TAB-43): scripts listen to them; without scripts the row links to the product's page. */
function RowVariations({ row: { facts, choices }, table }: CellProps) {
  const words = useTableWords();
  if (facts.product_variations === null) return null;
  if (facts.product_variations.length === 0 || choices.length === 0) {
    return <span className={controls.outcome}>{table.config.right_combination_message_alt}</span>;
  }
  return (
    <fieldset className={controls.variations} data-place="variations" hidden>
      <legend>{words.options(facts.title)}</legend>
      {choices.map(({ name, label, options, preset }) => (
        <select key={name} name={name} aria-label={label} defaultValue={preset || unselected} data-attribute>
          <option value={unselected}>{words.choose(label)}</option>
          {options.map((option) => (
            <option key={option.slug} value={option.slug}>
              {option.label}
            </option>
          ))}
        </select>
      ))}
      <span className={controls.outcome} data-place="outcome" role="status" />
    </fieldset>
  );
}

/** What one piece costs at the quantity that the row begins with, as tables write amounts (TAB-14); of a variable product the least. */
function PriceCell({ row: { price, facts }, table }: CellProps) {
  const words = useTableWords();
  const write = (cents: number) => formatTableAmount(cents, facts.price_data, table.site.priceFormat);
  return (
    <span data-place="price">
      {price ? (
        <Price
          current={write(tierUnit(facts.price, facts.tiers, facts.quantity) ?? price.unit)}
          before={price.onSale ? write(price.regular) : null}
          from={price.upTo === null ? null : words.priceFrom}
          words={words.page.catalogue}
        />
      ) : (
        words.priceOnRequest
      )}
    </span>
  );
}
