import type { ClientBase } from 'pg';

export type Cell = string | number | boolean | null;

/** A table with the columns that are written, each as `name type`. */
export type TableShape = { readonly table: string; readonly columns: readonly string[] };

// An array parameter cannot hold arrays or documents: those travel as text.
const travelsAsText = new Set(['int[]', 'jsonb']);

function arrayLiteral(cells: readonly Cell[]): string {
  const parts = cells.map((cell) => {
    if (cell === null) return 'NULL';
    return typeof cell === 'string' ? `"${cell.replace(/["\\]/g, '\\$&')}"` : String(cell);
  });
  return `{${parts.join(',')}}`;
}

/** Adds rows in one statement, their ids as given; each row holds a cell for each column of the shape. */
export async function insertRows(
  client: ClientBase,
  shape: TableShape,
  rows: readonly (readonly Cell[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = shape.columns.map((column) => {
    const [name = '', type = ''] = column.split(' ');
    return { name, type, travels: travelsAsText.has(type) ? 'text' : type };
  });
  const names = columns.map(({ name }) => name).join(', ');
  const arrays = columns.map(({ travels }, at) => `$${at + 1}::${travels}[]`).join(', ');
  const values = columns.map(({ name, type }) => `given.${name}::${type}`).join(', ');
  await client.query({
    text: `insert into ${shape.table} (${names}) overriding system value
      select ${values} from unnest(${arrays}) as given (${names})`,
    values: columns.map((_, at) => arrayLiteral(rows.map((row) => row[at] ?? null))),
  });
}
