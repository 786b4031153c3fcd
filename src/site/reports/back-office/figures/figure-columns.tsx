import type { RecordColumn } from '#foundation/records/back-office/record-table.tsx';
import type { StaffMessages } from '#messages/staff-messages-for.ts';
import { type FigurePage, type FigureRow, figureLists } from '../../rules/figure-list.ts';
import { figuresOf } from '../../rules/figure-reports.ts';
import styles from '../reports.module.css';
import { writtenFigure } from './written-figure.ts';

/** The columns of a report's table: what its rows are called, and each figure that one may see; each of them orders the table. */
export function figureColumns(
  { about, query, seesCosts }: FigurePage,
  words: StaffMessages['staffFigures'],
  locale: 'it' | 'en',
): RecordColumn<FigureRow>[] {
  const { columns } = words.subjects[about];
  const sort = (order: string) => {
    const isShown = query.order === order;
    const path = figureLists[about].path({
      ...query,
      order,
      direction: isShown && query.direction === 'down' ? 'up' : 'down',
      page: 1,
    });
    const direction = query.direction === 'down' ? 'descending' : 'ascending';
    return { path, direction: isShown ? direction : 'none' } as const;
  };
  return [
    {
      name: words.divisions[query.by],
      sort: sort('name'),
      text: ({ name, note }) => (
        <>
          {name}
          {note === '' || note === name ? null : <span className={styles.change}>{note}</span>}
        </>
      ),
    },
    ...figuresOf(about)
      .filter(([, { isCost, isSide }]) => !isSide && (seesCosts || !isCost))
      .map(([name, { kind }]) => ({
        name: words.columnOf(columns, name),
        sort: sort(name),
        number: ({ values }: FigureRow) => writtenFigure(kind, values[name], words, locale),
      })),
  ];
}
