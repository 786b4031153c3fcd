import { useState } from 'react';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Dialog } from '#kit/ui/dialogs/dialog.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type Rounding, roundings } from '../rules/formula.ts';
import styles from './grid-tools.module.css';

export type GridToolsProps = {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onFillDown: () => void;
  readonly onCalculate: (formula: string, rounding: Rounding) => void;
  /** rows of the selection */
  readonly rows: number;
  readonly onRemove: () => void;
};

/** What is done with the chosen cells beside typing: undo, fill, calculate, delete. */
export function GridTools(props: GridToolsProps) {
  const { staffVariations } = useBackOfficeWords();
  const words = staffVariations.tools;
  const [formula, setFormula] = useState('');
  const [rounding, setRounding] = useState('');
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={styles.tools} role="toolbar" aria-label={words.label}>
      <div className={styles.group}>
        <Button kind="secondary" disabled={!props.canUndo} onClick={props.onUndo}>
          {words.undo}
        </Button>
        <Button kind="secondary" disabled={!props.canRedo} onClick={props.onRedo}>
          {words.redo}
        </Button>
        <Button kind="secondary" onClick={props.onFillDown}>
          {words.fillDown}
        </Button>
      </div>
      <form
        className={styles.group}
        onSubmit={(event) => {
          event.preventDefault();
          props.onCalculate(formula, roundings.find((one) => String(one) === rounding) ?? null);
        }}
      >
        <TextField
          id="grid-formula"
          label={words.formula}
          placeholder={words.formulaHint}
          value={formula}
          autoComplete="off"
          onChange={(event) => setFormula(event.currentTarget.value)}
        />
        <Select
          id="grid-rounding"
          label={words.rounding}
          value={rounding}
          options={roundings.map((one) =>
            one === null
              ? { value: '', label: words.noRounding }
              : { value: String(one), label: `,${String(one).padStart(2, '0')}` },
          )}
          onChange={(event) => setRounding(event.currentTarget.value)}
        />
        <Button type="submit" kind="secondary">
          {words.apply}
        </Button>
      </form>
      <div className={styles.group}>
        <Button kind="quiet" disabled={props.rows === 0} onClick={() => setAsked(true)}>
          {words.remove(props.rows)}
        </Button>
      </div>
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={words.removeTitle}
        closeLabel={words.removeNo}
      >
        <div className={styles.question}>
          <p>{words.removeQuestion(props.rows)}</p>
          <div className={styles.group}>
            <Button
              onClick={() => {
                setAsked(false);
                props.onRemove();
              }}
            >
              {words.removeYes}
            </Button>
            <Button kind="secondary" onClick={() => setAsked(false)}>
              {words.removeNo}
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
