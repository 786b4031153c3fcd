import { type EditedRecord, RecordEditor } from '#foundation/records/back-office/record-editor.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { RateDraft, RateProblems } from '../rules/rate-form.ts';

export type RatePageProps = EditedRecord<RateDraft, RateProblems> & {
  readonly classes: readonly string[];
  readonly countries: readonly { readonly code: string; readonly label: string }[];
};

/** A VAT rate and the area where it holds. */
export function RatePage({ classes, countries, ...record }: RatePageProps) {
  const { staffTaxes: words } = useBackOfficeWords();
  const names: Readonly<Record<string, string>> = words.classes;
  const isNew = record.id === null;
  return (
    <RecordEditor
      record={record}
      section="taxes"
      name="rate"
      words={words}
      title={isNew ? words.newTitle : words.titleOf(record.draft.name)}
      sentenceOf={(problem) => words.problems[problem]}
      fields={[
        [
          { name: 'name', kind: 'text', maxLength: 60, required: true },
          { name: 'rate', kind: 'percent', maxLength: 8, required: true, ...(isNew ? { value: '' } : {}) },
          {
            name: 'taxClass',
            kind: 'choice',
            options: classes.map((one) => ({ value: one, label: names[one] ?? one })),
          },
        ],
        [
          {
            name: 'country',
            kind: 'choice',
            options: countries.map(({ code, label }) => ({ value: code, label })),
          },
          { name: 'state', kind: 'text', maxLength: 10 },
          { name: 'postcode', kind: 'text', maxLength: 30 },
          { name: 'priority', kind: 'number', maxLength: 3 },
        ],
        { name: 'compound', kind: 'flag' },
      ]}
      removal={isNew ? null : { hint: words.removeHint, words: words.remove }}
    />
  );
}
