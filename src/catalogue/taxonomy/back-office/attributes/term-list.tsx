import sheet from '#foundation/records/back-office/staff-form.module.css';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { attributePath, termPath } from '../../rules/attribute-form.ts';
import type { StaffAttributePage } from '../../server/attributes/read-staff-attributes.ts';
import styles from './ordered-rows.module.css';
import { OrderedRows } from './ordered-rows.tsx';

type TermListProps = { readonly attribute: StaffAttributePage; readonly nonce: string };

/** The terms of an attribute in their order. */
export function TermList({ attribute, nonce }: TermListProps) {
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
          lead: color ? <span className={styles.color} style={{ background: color }} /> : null,
          facts: words.productsOf(products),
        }))}
        path={attributePath(attributeId)}
        nonce={nonce}
        hint={terms.length === 0 ? words.noTerms : words.moveHint}
        hintId="move-term-hint"
      />
    </section>
  );
}
