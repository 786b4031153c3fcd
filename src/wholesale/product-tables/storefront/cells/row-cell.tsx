import type { ReactNode } from 'react';
import { isAttribute, isTableField, type TableColumn } from '../../rules/table-columns.ts';
import { ActionCell } from '../add-to-cart/cells/action-cell.tsx';
import { CheckCell } from '../add-to-cart/cells/check-cell.tsx';
import { MessageCell } from '../add-to-cart/cells/message-cell.tsx';
import { QuantityCell } from '../add-to-cart/cells/quantity-cell.tsx';
import { QuickViewCell } from '../add-to-cart/cells/quick-view-cell.tsx';
import { QuoteCell } from '../add-to-cart/cells/quote-cell.tsx';
import { TotalCell } from '../add-to-cart/cells/total-cell.tsx';
import type { CellProps } from '../cell-props.ts';
import { useTableWords } from '../use-table-words.ts';
import { MeasureCell, WeightCell } from './measure-cells.tsx';
import { PriceCell } from './price-cell.tsx';
import { StockCell } from './stock-cell.tsx';
import { AttributeCell, TermsCell } from './terms-cell.tsx';
import { ThumbnailCell } from './thumbnail-cell.tsx';
import { TitleCell } from './title-cell.tsx';

/** The cell of a column. */
export function RowCell({
  column,
  serial,
  ...props
}: CellProps & { column: TableColumn; serial: number }): ReactNode {
  const { nothing } = useTableWords();
  const { facts, description, fields } = props.row;
  if (isAttribute(column)) return <AttributeCell {...props} attribute={column} />;
  if (isTableField(column)) return fields[column]?.join(', ') || nothing;
  switch (column) {
    case 'serial_number':
      return serial;
    case 'product_id':
      return facts.product_id;
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
    case 'sku':
      return <span data-place="sku">{facts.sku || nothing}</span>;
    case 'price':
      return <PriceCell {...props} />;
    case 'stock':
      return <StockCell {...props} />;
    case 'description':
      return <span data-place="description">{description || nothing}</span>;
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
