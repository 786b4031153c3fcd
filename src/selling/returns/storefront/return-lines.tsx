import { useWords } from '#kit/words/storefront/use-words.ts';
import { ownReturnsFor } from '#messages/own-returns-for.ts';
import type { ReturnableLine } from '../rules/plan-return.ts';
import { quantityField } from '../rules/return-form.ts';
import styles from './own-returns.module.css';

export type ReturnLinesProps = {
  readonly lines: readonly ReturnableLine[];
  /** as they were typed; the pieces of a line where nothing was */
  readonly quantityOf: (line: ReturnableLine) => string;
  /** the line that is wrong */
  readonly wrongLine: number | null;
  /** articles without a right of withdrawal cannot be chosen */
  readonly withExclusions?: boolean;
};

/** The lines of an order with how many pieces come back of each. */
export function ReturnLines({ lines, quantityOf, wrongLine, withExclusions = false }: ReturnLinesProps) {
  const words = ownReturnsFor(useWords().locale);
  return lines.map((line) => {
    const id = quantityField(line.lineId);
    const exclusion = withExclusions ? line.exclusion : null;
    const note = exclusion
      ? words.withdrawal.excluded(words.exclusions[exclusion])
      : line.left === 0
        ? words.form.noneLeft
        : words.form.left(line.left);
    return (
      <div key={line.lineId} className={styles.line}>
        <label htmlFor={id}>
          {line.name}
          <small>{[line.sku ?? '', note].filter((text) => text !== '').join(' · ')}</small>
        </label>
        {exclusion || line.left === 0 ? (
          <output id={id}>0</output>
        ) : (
          <input
            id={id}
            name={id}
            aria-label={words.form.quantityOf(line.name)}
            aria-invalid={wrongLine === line.lineId || undefined}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            defaultValue={quantityOf(line)}
          />
        )}
      </div>
    );
  });
}
