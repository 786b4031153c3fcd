import { RecordEditor } from '#foundation/records/back-office/record-editor.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import type { RejectedForm } from '#foundation/records/rules/posted-record.ts';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import {
  type AttributeDraft,
  type AttributeProblems,
  attributeTypes,
  LONGEST_ATTRIBUTE_NAME,
} from '../../rules/attribute-form.ts';
import { mergePath } from '../../rules/merge-attributes.ts';
import { LONGEST_SLUG } from '../../rules/slug.ts';
import type { StaffAttributePage } from '../../server/attributes/read-staff-attributes.ts';
import type { AddTermsFormProps } from './add-terms-form.tsx';
import { TermList, type TermListProps } from './term-list.tsx';

export type AttributePageProps = {
  /** null for a new one */
  readonly attribute: StaffAttributePage | null;
  /** of the translation */
  readonly language: 'it' | 'en';
  /** of `staffAttributesAction` */
  readonly nonce: string;
  readonly saved: boolean;
  /** a term was deleted just now */
  readonly termRemoved: boolean;
  /** another attribute was merged into it just now */
  readonly merged: boolean;
  readonly rejected: RejectedForm<AttributeProblems> | null;
} & Pick<AddTermsFormProps, 'added' | 'refused'> &
  Pick<TermListProps, 'rows'>;

const empty: AttributeDraft = { name: '', slug: '', translatedName: '', type: 'select' };

/** An attribute: its names, how its terms are offered, and the terms in their order. */
export function AttributePage(props: AttributePageProps) {
  const { attribute, language, nonce, saved, termRemoved, merged, rejected } = props;
  const { staffAttributes: words } = useBackOfficeWords();
  const isUsed =
    attribute !== null && (attribute.products > 0 || attribute.terms.some(({ products }) => products > 0));
  const name = { kind: 'text', maxLength: LONGEST_ATTRIBUTE_NAME } as const;
  return (
    <RecordEditor
      record={{
        id: attribute?.id ?? null,
        draft: attribute?.draft ?? empty,
        nonce,
        saved: merged ? words.merging.done : termRemoved ? words.termRemoved : saved,
        rejected,
      }}
      section="attributes"
      name="attribute"
      words={{
        backToList: words.back,
        fields: { ...words.fields, translatedName: words.translatedName[language] },
        hints: { slug: words.slugHint, type: words.typeHint },
      }}
      title={attribute?.draft.name ?? words.newTitle}
      note={isUsed ? words.usedBy(attribute.products) : ''}
      sentenceOf={(problem) => words.problems[problem]}
      summaryOf={(_, sentence) => sentence}
      fields={[
        [
          { name: 'name', required: true, ...name },
          { name: 'translatedName', ...name },
        ],
        [
          {
            name: 'type',
            kind: 'choice',
            options: attributeTypes.map((value) => ({ value, label: words.types[value] })),
          },
          ...(attribute ? [] : [{ name: 'slug', kind: 'text', maxLength: LONGEST_SLUG } as const]),
        ],
      ]}
      removal={
        attribute && !isUsed
          ? { title: words.removeTitle, hint: words.removeHint, words: words.removeTitle }
          : null
      }
    >
      {attribute ? (
        <TermList
          attribute={attribute}
          language={language}
          nonce={nonce}
          added={props.added}
          refused={props.refused}
          rows={props.rows}
        />
      ) : null}
      {attribute && isUsed ? (
        <p className={sheet.buttons}>
          <a className={buttonClass({ kind: 'secondary' })} href={mergePath(attribute.id)}>
            {words.merging.link}
          </a>
        </p>
      ) : null}
    </RecordEditor>
  );
}
