import { useState } from 'react';
import field from '#kit/ui/controls/field.module.css';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { LONGEST_ATTRIBUTE_NAME, termPath } from '../../rules/attribute-form.ts';
import {
  seenOf,
  type TermCells,
  type TermRowProblem,
  type TermRowProblems,
  termField,
} from '../../rules/term-rows.ts';
import type { StaffTerm } from '../../server/attributes/read-staff-attributes.ts';
import styles from './term-list.module.css';

type TermRowProps = {
  readonly attributeId: number;
  readonly term: StaffTerm;
  /** of the translation */
  readonly language: 'it' | 'en';
  readonly hasColor: boolean;
  /** the list as it was typed and refused */
  readonly typed: Readonly<Record<string, readonly string[]>>;
  readonly problems: TermRowProblems;
  readonly sentenceOf: (problem: TermRowProblem) => string;
};

/** The colour that the browser offers where a term has none. */
const PLAIN_COLOR = '#888888';

/** What is edited of a term in its row, who uses it, and the way to its page. What the row has shown goes along. */
export function TermRow({
  attributeId,
  term,
  language,
  hasColor,
  typed,
  problems,
  sentenceOf,
}: TermRowProps) {
  const words = useBackOfficeWords().staffAttributes.rows;
  const { id, name } = term;
  const stored: TermCells = { name, translatedName: term.translatedName, color: term.color ?? '' };
  const typedOr = (of: keyof TermCells) => typed[termField(of, id)]?.[0] ?? stored[of];
  const [color, setColor] = useState(typedOr('color'));
  const cell = (of: keyof TermCells, accessible: string) => {
    const problem = problems[of];
    const errorId = `${termField(of, id)}-error`;
    return {
      input: {
        id: termField(of, id),
        name: termField(of, id),
        'aria-label': accessible,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': problem ? errorId : undefined,
        autoComplete: 'off',
        className: `input-text ${field.control}`,
      },
      error: problem ? (
        <span id={errorId} className={styles.error}>
          {sentenceOf(problem)}
        </span>
      ) : null,
    };
  };
  const nameCell = cell('name', words.nameOf(name));
  const translatedCell = cell('translatedName', `${words.translatedName[language]}: ${name}`);
  const colorCell = cell('color', words.colorOf(name));
  return (
    <div className={hasColor ? `${styles.cells} ${styles.colored}` : styles.cells}>
      <input type="hidden" name="term" value={id} readOnly />
      <input
        type="hidden"
        name={termField('was', id)}
        value={typed[termField('was', id)]?.[0] ?? seenOf(stored)}
        readOnly
      />
      <label className={styles.choice}>
        <input
          type="checkbox"
          name="chosen"
          value={id}
          aria-label={words.choose(name)}
          defaultChecked={typed.chosen?.includes(String(id)) ?? false}
        />
      </label>
      <span className={styles.cell}>
        <span className={styles.label}>{words.name}</span>
        <input {...nameCell.input} maxLength={LONGEST_ATTRIBUTE_NAME} defaultValue={typedOr('name')} />
        {nameCell.error}
      </span>
      <span className={styles.cell}>
        <span className={styles.label}>{words.translatedName[language]}</span>
        <input
          {...translatedCell.input}
          maxLength={LONGEST_ATTRIBUTE_NAME}
          defaultValue={typedOr('translatedName')}
        />
        {translatedCell.error}
      </span>
      {hasColor ? (
        <span className={styles.cell}>
          <span className={styles.label}>{words.color}</span>
          <span className={styles.color}>
            <input
              type="color"
              aria-label={words.pickColorOf(name)}
              value={/^#[0-9a-f]{6}$/i.test(color) ? color : PLAIN_COLOR}
              onChange={(event) => setColor(event.currentTarget.value)}
            />
            <input
              {...colorCell.input}
              maxLength={7}
              value={color}
              onChange={(event) => setColor(event.currentTarget.value)}
            />
          </span>
          {colorCell.error}
        </span>
      ) : (
        <input type="hidden" name={termField('color', id)} value={typedOr('color')} readOnly />
      )}
      <span className={styles.use}>
        {words.use(term.products, term.variations)} <a href={termPath(attributeId, id)}>{words.open(name)}</a>
      </span>
    </div>
  );
}
