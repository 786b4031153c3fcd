import { Button } from '#kit/ui/controls/button.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { writeText } from '../rules/cell-text.ts';
import type { ShownGrid } from '../rules/grid-commands.ts';
import type { CellConflict, CellRefusal } from '../rules/posted-cells.ts';
import type { GridColumn } from './grid-columns.ts';
import { useCellSentence } from './use-cell-sentence.ts';
import styles from './variations-page.module.css';

const MOST_SHOWN = 8;

type Common = {
  readonly columns: readonly GridColumn[];
  readonly nameOf: (id: number) => string;
};

/** The cells that are wrong, each leading to itself. */
export function CellProblems({
  problems,
  columns,
  nameOf,
  onGo,
}: Common & {
  readonly problems: readonly CellRefusal[];
  readonly onGo: (cell: CellRefusal) => void;
}) {
  const { staffVariations: words } = useBackOfficeWords();
  const sentenceOf = useCellSentence();
  if (problems.length === 0) return null;
  return (
    <div className={styles.problems} role="alert">
      <p>{words.problemsTitle(problems.length)}</p>
      <ul>
        {problems.slice(0, MOST_SHOWN).map((cell) => (
          <li key={`${cell.id} ${cell.field}`}>
            <button type="button" onClick={() => onGo(cell)}>
              {nameOf(cell.id)}, {columns.find(({ field }) => field === cell.field)?.label ?? cell.field}:{' '}
              {sentenceOf(cell)}
            </button>
          </li>
        ))}
      </ul>
      {problems.length > MOST_SHOWN ? <p>{words.moreProblems(problems.length - MOST_SHOWN)}</p> : null}
    </div>
  );
}

/** The cells that somebody else has changed as well, with both values. */
export function CellConflicts({
  conflicts,
  grid,
  columns,
  nameOf,
  onSettle,
}: Common & {
  readonly conflicts: readonly CellConflict[];
  readonly grid: ShownGrid;
  readonly onSettle: (side: 'mine' | 'theirs') => void;
}) {
  const { staffVariations } = useBackOfficeWords();
  const words = staffVariations.conflict;
  const inWords = ({ field }: CellConflict, value: unknown) =>
    writeText(field, value, grid.choices) || words.nothing;
  return (
    <section className={styles.conflict} role="alert" aria-labelledby="cells-in-conflict">
      <h2 id="cells-in-conflict">{words.title(conflicts.length)}</h2>
      <ul>
        {conflicts.slice(0, MOST_SHOWN).map((cell) => (
          <li key={`${cell.id} ${cell.field}`}>
            <strong>
              {nameOf(cell.id)}, {columns.find(({ field }) => field === cell.field)?.label ?? cell.field}
            </strong>
            : {words.line(inWords(cell, cell.mine), inWords(cell, cell.theirs))}
          </li>
        ))}
      </ul>
      {conflicts.length > MOST_SHOWN ? (
        <p>{staffVariations.moreProblems(conflicts.length - MOST_SHOWN)}</p>
      ) : null}
      <div className={styles.buttons}>
        <Button onClick={() => onSettle('mine')}>{words.mine}</Button>
        <Button kind="secondary" onClick={() => onSettle('theirs')}>
          {words.theirs}
        </Button>
      </div>
    </section>
  );
}
