import type { KeyboardEvent } from 'react';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { buttonClass, iconButtonClass } from '#kit/ui/controls/button-class.ts';
import { Icon } from '#kit/ui/display/icon.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { attributePath, termPath } from '../../rules/attribute-form.ts';
import type { PostedTermMove } from '../../server/attributes/post-attribute.ts';
import type { StaffAttributePage, StaffTerm } from '../../server/attributes/read-staff-attributes.ts';
import { handleId, useMoves } from '../use-moves.ts';
import { useRowDrag } from '../use-row-drag.ts';
import styles from './term-list.module.css';

type TermListProps = { readonly attribute: StaffAttributePage; readonly nonce: string };

const hintId = 'move-term-hint';

/** The terms of an attribute in their order, moved by drag or arrows. */
export function TermList({ attribute, nonce }: TermListProps) {
  const { staffAttributes: words } = useBackOfficeWords();
  const { id: attributeId, terms } = attribute;
  const { move, answer } = useMoves<PostedTermMove>({ path: attributePath(attributeId), nonce });
  const drag = useRowDrag((id, target) => move({ id, move: target }));
  function onKeyDown(event: KeyboardEvent, { id }: StaffTerm): void {
    const kind = event.key === 'ArrowUp' ? 'up' : event.key === 'ArrowDown' ? 'down' : null;
    if (!kind || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move({ id, move: { kind } });
  }
  return (
    <section className={sheet.sheet} aria-labelledby="terms-heading">
      <div className={sheet.heading}>
        <h2 id="terms-heading">{words.termsOf(terms.length)}</h2>
        <a className={buttonClass({ kind: 'secondary' })} href={termPath(attributeId, 'new')}>
          {words.addTerm}
        </a>
      </div>
      <p id={hintId} className={sheet.hint}>
        {terms.length === 0 ? words.noTerms : words.moveHint}
      </p>
      <p className={styles.said} role="status">
        {answer?.ok ? words.moved(answer.name, answer.position, answer.count) : ''}
      </p>
      {answer && !answer.ok ? <Notice kind="warning">{words.notMoved[answer.problem]}</Notice> : null}
      {terms.length === 0 ? null : (
        <ol className={styles.list}>
          {terms.map((term) => (
            <li key={term.id}>
              <div
                className={styles.row}
                data-row={term.id}
                data-drop={drag.target?.target === term.id ? drag.target.kind : undefined}
                data-dragged={drag.dragged === term.id || undefined}
              >
                <button
                  type="button"
                  id={handleId(term.id)}
                  className={`${iconButtonClass} ${styles.handle}`}
                  aria-label={words.moveNamed(term.name)}
                  aria-describedby={hintId}
                  onKeyDown={(event) => onKeyDown(event, term)}
                  {...drag.handlers(term.id)}
                >
                  <Icon name="menu" />
                </button>
                {term.color ? <span className={styles.color} style={{ background: term.color }} /> : <span />}
                <a href={termPath(attributeId, term.id)}>{term.name}</a>
                <span className={styles.products}>{words.productsOf(term.products)}</span>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
