import type { ProductPicture } from '#catalogue/media/rules/product-picture.ts';
import type { ShownGrid } from '../rules/grid-commands.ts';
import type { CellStep } from '../rules/grid-history.ts';
import type { CellPosition, GridSelection } from '../rules/grid-selection.ts';
import type { CellRefusal } from '../rules/posted-cells.ts';
import type { GridColumn } from './grid-columns.ts';

/** The kind of data that a dragged picture is. */
export const pictureType = 'application/x-picture';

export const cellId = ({ row, column }: CellPosition) => `cell-${row}-${column}`;

export type VariationGridProps = {
  readonly grid: ShownGrid;
  readonly columns: readonly GridColumn[];
  readonly problems: ReadonlyMap<string, CellRefusal>;
  readonly isEdited: (id: number, field: GridColumn['field']) => boolean;
  readonly nameOf: (id: number) => string;
  readonly pictures: readonly ProductPicture[];
  readonly selection: GridSelection;
  readonly onSelect: (selection: GridSelection) => void;
  readonly onChange: (cells: readonly CellStep[]) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onClipped: (cells: number) => void;
  readonly onPicture: (id: number, image: number) => void;
};
