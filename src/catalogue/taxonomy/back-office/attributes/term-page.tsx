import { PictureField } from '#catalogue/media/back-office/picture-field.tsx';
import { RecordEditor } from '#foundation/records/back-office/record-editor.tsx';
import type { RejectedForm } from '#foundation/records/rules/posted-record.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import {
  attributePath,
  LONGEST_ATTRIBUTE_NAME,
  type TermDraft,
  type TermProblem,
  type TermProblems,
  termPath,
  termsSection,
} from '../../rules/attribute-form.ts';
import { LONGEST_SLUG } from '../../rules/slug.ts';
import type { StaffAttributePage } from '../../server/attributes/read-staff-attributes.ts';
import type { StaffTermPage } from '../../server/attributes/read-staff-term.ts';
import { RecordEnding } from '../record-ending.tsx';

export type TermPageProps = {
  readonly attribute: StaffAttributePage;
  /** null for a new one */
  readonly term: StaffTermPage | null;
  /** of the translation */
  readonly language: 'it' | 'en';
  /** of `staffAttributesAction` */
  readonly nonce: string;
  readonly saved: boolean;
  readonly merged: boolean;
  readonly rejected: RejectedForm<TermProblems> | null;
};

const empty: TermDraft = { name: '', slug: '', translatedName: '', color: '', imageId: null };

/** A term of an attribute: its names, its colour, its merge into another one, its end. */
export function TermPage({ attribute, term, language, nonce, saved, merged, rejected }: TermPageProps) {
  const { staffAttributes: words } = useBackOfficeWords();
  const draft = term?.draft ?? empty;
  const sentenceOf = (problem: TermProblem) =>
    typeof problem === 'string' ? words.termProblems[problem] : words.sameVariations(problem.names);
  const problem = rejected?.problems?.into;
  // What was typed for the end leaves the names as they are.
  const shown =
    rejected && problem
      ? {
          ...rejected,
          typed: Object.fromEntries(
            Object.entries(draft).map(([field, value]) => [field, [String(value ?? '')]]),
          ),
        }
      : rejected;
  const name = { kind: 'text', maxLength: LONGEST_ATTRIBUTE_NAME } as const;
  return (
    <RecordEditor
      record={{ id: term?.id ?? null, draft, nonce, saved: merged ? words.merged : saved, rejected: shown }}
      section={termsSection(attribute.id)}
      listPath={attributePath(attribute.id)}
      name="term"
      words={{
        backToList: words.backTo(attribute.draft.name),
        fields: { ...words.termFields, translatedName: words.translatedName[language] },
        hints: { slug: words.slugHint, color: words.colorHint },
      }}
      title={term ? `${attribute.draft.name}: ${term.draft.name}` : words.newTermOf(attribute.draft.name)}
      note={term ? words.termUsedBy(term.products, term.variations) : ''}
      sentenceOf={sentenceOf}
      summaryOf={(_, sentence) => sentence}
      fields={[
        [
          { name: 'name', required: true, ...name },
          { name: 'translatedName', ...name },
        ],
        [
          { name: 'color', kind: 'text', maxLength: 7 },
          ...(term ? [] : [{ name: 'slug', kind: 'text', maxLength: LONGEST_SLUG } as const]),
        ],
        attribute.draft.type !== 'image' ? (
          <input key="imageId" type="hidden" name="imageId" value={term?.draft.imageId ?? ''} readOnly />
        ) : (
          <PictureField
            key="imageId"
            id="term-imageId"
            name="imageId"
            label={words.termFields.imageId}
            chosen={
              term?.picture && term.draft.imageId !== null
                ? { ...term.picture, id: term.draft.imageId }
                : null
            }
            error={rejected?.problems?.imageId ? words.termProblems['no-such-picture'] : ''}
          />
        ),
      ]}
    >
      {term ? (
        <RecordEnding
          path={termPath(attribute.id, term.id)}
          nonce={nonce}
          name="term"
          others={attribute.terms.filter(({ id }) => id !== term.id)}
          none={term.variations > 0 ? null : words.none}
          words={words}
          rejected={rejected && problem ? { typed: rejected.typed, sentence: sentenceOf(problem) } : null}
        />
      ) : null}
    </RecordEditor>
  );
}
