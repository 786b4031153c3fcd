import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Select } from '#kit/ui/controls/select.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { attributePath, type TermProblem, termPath } from '../../rules/attribute-form.ts';
import type { TermRowProblem } from '../../rules/term-rows.ts';
import type { StaffAttributePage } from '../../server/attributes/read-staff-attributes.ts';
import type { PostedTermRows } from '../../server/attributes/save-term-rows.ts';
import { AddTermsForm, type AddTermsFormProps } from './add-terms-form.tsx';
import { OrderedRows } from './ordered-rows.tsx';
import styles from './term-list.module.css';
import { TermRow } from './term-row.tsx';

export type TermListProps = Pick<AddTermsFormProps, 'nonce' | 'added' | 'refused'> & {
  readonly attribute: StaffAttributePage;
  /** of the translation */
  readonly language: 'it' | 'en';
  readonly rows: {
    /** how many were saved, or merged or deleted, just now */
    readonly done: { readonly saved: number | null; readonly ended: number | null };
    readonly refused: Exclude<PostedTermRows, { kind: 'go' }> | null;
  };
};

/** The terms of an attribute in their order, edited in their rows, merged and deleted with a destination, and a form that adds many. */
export function TermList({ attribute, language, nonce, added, refused, rows }: TermListProps) {
  const { staffAttributes: words } = useBackOfficeWords();
  const { id: attributeId, terms, draft } = attribute;
  const typed = rows.refused?.rowsTyped ?? {};
  const problems = new Map(rows.refused?.rowProblems);
  const sentenceOf = (problem: TermRowProblem) =>
    typeof problem !== 'string'
      ? words.sameVariations(problem.names)
      : problem === 'twice' || problem === 'changed-meanwhile' || problem === 'gone'
        ? words.rows.problems[problem]
        : words.termProblems[problem];
  const hasColors = draft.type === 'color' || terms.some(({ color }) => color !== null);
  return (
    <section className={sheet.sheet} aria-labelledby="terms-heading">
      <div className={sheet.heading}>
        <h2 id="terms-heading">{words.termsOf(terms.length)}</h2>
        <a className={buttonClass({ kind: 'secondary' })} href={termPath(attributeId, 'new')}>
          {words.addTerm}
        </a>
      </div>
      <RowsOutcome rows={rows} terms={terms} sentenceOf={sentenceOf} />
      <form className={styles.form} method="post" action={attributePath(attributeId)}>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <OrderedRows
          rows={terms.map((term) => ({
            id: term.id,
            name: term.name,
            cells: (
              <TermRow
                attributeId={attributeId}
                term={term}
                language={language}
                hasColor={hasColors}
                typed={typed}
                problems={problems.get(term.id) ?? {}}
                sentenceOf={sentenceOf}
              />
            ),
          }))}
          path={attributePath(attributeId)}
          nonce={nonce}
          hint={terms.length === 0 ? words.noTerms : words.moveHint}
          hintId="move-term-hint"
        />
        {terms.length === 0 ? null : (
          <>
            <div className={sheet.buttons}>
              <Button type="submit" name="action" value="save-terms">
                {words.rows.save}
              </Button>
            </div>
            <fieldset className={styles.ending}>
              <legend>{words.rows.chosen}</legend>
              <Select
                id="terms-into"
                name="into"
                label={words.rows.into}
                defaultValue={typed.into?.[0] ?? ''}
                options={[
                  { value: '', label: words.none },
                  ...terms.map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
              />
              <div className={sheet.buttons}>
                <Button type="submit" kind="secondary" name="action" value="merge-terms">
                  {words.rows.merge}
                </Button>
                <Button type="submit" kind="secondary" name="action" value="remove-terms">
                  {words.rows.remove}
                </Button>
              </div>
            </fieldset>
          </>
        )}
      </form>
      <AddTermsForm attributeId={attributeId} nonce={nonce} added={added} refused={refused} />
    </section>
  );
}

type OutcomeProps = Pick<TermListProps, 'rows'> & {
  readonly terms: StaffAttributePage['terms'];
  readonly sentenceOf: (problem: TermRowProblem) => string;
};

/** What became of the list as it was posted; each row says its own problems as well. */
function RowsOutcome({ rows: { done, refused }, terms, sentenceOf }: OutcomeProps) {
  const words = useBackOfficeWords().staffAttributes.rows;
  if (!refused) {
    if (done.saved !== null) return <Notice kind="success">{words.saved(done.saved)}</Notice>;
    return done.ended === null ? null : <Notice kind="success">{words.ended(done.ended)}</Notice>;
  }
  const { rowsProblem } = refused;
  if (rowsProblem === null) return <Notice kind="error">{words.refusedRows}</Notice>;
  if (typeof rowsProblem === 'string') return <Notice kind="error">{words[rowsProblem]}</Notice>;
  const name = terms.find(({ id }) => id === rowsProblem.id)?.name ?? `#${rowsProblem.id}`;
  const problem: TermProblem | 'gone' = rowsProblem.problem;
  return <Notice kind="error">{words.of(name, sentenceOf(problem))}</Notice>;
}
