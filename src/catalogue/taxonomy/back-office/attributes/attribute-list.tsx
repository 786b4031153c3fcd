import { TitleRow } from '#foundation/records/back-office/record-list.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { EmptyPanel } from '#kit/ui/display/empty-panel.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { attributePath, attributesPath } from '../../rules/attribute-form.ts';
import type { StaffAttribute } from '../../server/attributes/read-staff-attributes.ts';
import { OrderedRows } from './ordered-rows.tsx';

type AttributeListProps = {
  readonly attributes: readonly StaffAttribute[];
  /** of `staffAttributesAction` */
  readonly nonce: string;
  readonly removed: boolean;
};

/** The attributes of products in their order, with their terms and how many products have each. */
export function AttributeList({ attributes, nonce, removed }: AttributeListProps) {
  const { staffAttributes: words } = useBackOfficeWords();
  const add = { path: `${attributesPath}new/`, words: words.add };
  return (
    <>
      <div className={sheet.head}>
        <TitleRow title={words.title} add={add} />
        <p>{words.intro}</p>
      </div>
      {removed ? <Notice kind="success">{words.removed}</Notice> : null}
      {attributes.length === 0 ? (
        <EmptyPanel title={words.emptyTitle} advice={words.emptyAdvice}>
          <a className={buttonClass({ kind: 'secondary' })} href={add.path}>
            {add.words}
          </a>
        </EmptyPanel>
      ) : (
        <OrderedRows
          rows={attributes.map(({ id, name, type, terms, products }) => ({
            id,
            name,
            path: attributePath(id),
            facts: [words.types[type], words.valuesOf(terms), words.productsOf(products)].join(' · '),
          }))}
          path={attributesPath}
          nonce={nonce}
          hint={words.moveAttributeHint}
          hintId="move-attribute-hint"
        />
      )}
    </>
  );
}
