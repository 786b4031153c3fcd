import type { ReactNode } from 'react';
import type { RejectedForm } from '../rules/posted-record.ts';
import { type FieldSections, RecordFields } from './record-fields.tsx';
import { RecordForm, type RecordFormProps } from './record-form.tsx';

/** What the page of a record gets from its loader and its action. */
export type EditedRecord<Draft, Problems> = {
  /** null for a new one */
  readonly id: number | null;
  readonly draft: Draft;
  /** of the action of the page */
  readonly nonce: string;
  /** just now; or what has been done, in a sentence */
  readonly saved: boolean | string;
  readonly rejected: RejectedForm<Problems> | null;
};

export type RecordEditorProps<Draft, Problems> = Pick<
  RecordFormProps,
  'title' | 'note' | 'refusal' | 'removal'
> & {
  readonly record: EditedRecord<Draft, Problems>;
  /** of the staff area: the record stands at `/staff/{section}/{id}/` */
  readonly section: string;
  /** where the list is, unless it is at `/staff/{section}/` */
  readonly listPath?: string;
  /** the ids of its fields begin with it */
  readonly name: string;
  readonly words: {
    readonly backToList: string;
    readonly fields: { readonly [Name in keyof Draft & string]: string };
    readonly hints?: { readonly [Name in keyof Draft & string]?: string };
  };
  readonly fields: FieldSections<Draft>;
  readonly sentenceOf: (problem: NonNullable<Problems[keyof Problems]>) => string;
  /** how a field is called in the summary, where its label is not put before the sentence */
  readonly summaryOf?: (name: string, sentence: string) => string;
  /** between the form and the removal */
  readonly children?: ReactNode;
};

/** A record of the shop by the declaration of its form. */
export function RecordEditor<Draft extends object, Problems extends object>(
  props: RecordEditorProps<Draft, Problems>,
) {
  const {
    record,
    section,
    listPath = `/staff/${section}/`,
    name,
    words,
    fields,
    sentenceOf,
    children,
    ...frame
  } = props;
  const { id, draft, nonce, saved, rejected } = record;
  const labels: Readonly<Record<string, string>> = words.fields;
  const { summaryOf = (field: string, sentence: string) => `${labels[field]}: ${sentence}`, ...form } = frame;
  const problems = new Map<string, NonNullable<Problems[keyof Problems]>>(
    Object.entries(rejected?.problems ?? {}),
  );
  const errorOf = (field: string) => {
    const problem = problems.get(field);
    return problem ? sentenceOf(problem) : '';
  };
  const idOf = (field: string) => `${name}-${field}`;
  return (
    <RecordForm
      {...form}
      back={{ path: listPath, words: words.backToList }}
      action={`/staff/${section}/${id ?? 'new'}/`}
      nonce={nonce}
      saved={rejected ? false : saved}
      expired={rejected?.problems === null}
      problems={[...problems.keys()].map((field) => ({
        id: idOf(field),
        sentence: summaryOf(field, errorOf(field)),
      }))}
      after={children}
    >
      <RecordFields
        fields={fields}
        draft={draft}
        typed={rejected?.typed ?? null}
        labels={words.fields}
        hints={words.hints ?? {}}
        idOf={idOf}
        errorOf={errorOf}
      />
    </RecordForm>
  );
}
