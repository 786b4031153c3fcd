import sheet from '#foundation/records/back-office/staff-form.module.css';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { attributePath, termPath } from '../../rules/attribute-form.ts';
import type { StaffAttributePage } from '../../server/attributes/read-staff-attributes.ts';
import { AddTermsForm, type AddTermsFormProps } from './add-terms-form.tsx';
import styles from './ordered-rows.module.css';
import { OrderedRows } from './ordered-rows.tsx';

type TermListProps = Pick<AddTermsFormProps, 'nonce' | 'added' | 'refused'> & {
  readonly attribute: StaffAttributePage;
};

/** The terms of an attribute in their order, and a form that adds many. */
export function TermList({ attribute, nonce, added, refused }: TermListProps) {
  const { staffAttributes: words } = useBackOfficeWords();
  const { id: attributeId, terms } = attribute;
  return (
    <section className={sheet.sheet} aria-labelledby="terms-heading">
      <div className={sheet.heading}>
        <h2 id="terms-heading">{words.termsOf(terms.length)}</h2>
        <a className={buttonClass({ kind: 'secondary' })} href={termPath(attributeId, 'new')}>
          {words.addTerm}
        </a>
      </div>
      <OrderedRows
        rows={terms.map(({ id, name, color, products }) => ({
          id,
          name,
          path: termPath(attributeId, id),
          lead: color ? <TermColor color={color} /> : null,
          facts: words.productsOf(products),
        }))}
        path={attributePath(attributeId)}
        nonce={nonce}
        hint={terms.length === 0 ? words.noTerms : words.moveHint}
        hintId="move-term-hint"
      />
      <AddTermsForm attributeId={attributeId} nonce={nonce} added={added} refused={refused} />
    </section>
  );
}

/** The policy of the pages refuses inline styles, so the colour is the fill of a drawing. */
function TermColor({ color }: { readonly color: string }) {
  return (
    <svg className={styles.color} viewBox="0 0 1 1" aria-hidden="true">
      <rect width="1" height="1" fill={color} />
    </svg>
  );
}
