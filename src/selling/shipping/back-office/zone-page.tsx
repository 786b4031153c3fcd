import { type EditedRecord, RecordEditor } from '#foundation/records/back-office/record-editor.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { areaLine, type ZoneDraft, type ZoneProblems } from '../rules/zone-form.ts';
import { type Classes, MethodFields } from './method-fields.tsx';
import { useZoneSentence } from './use-zone-sentence.ts';

/** `id` is 0 for the rest of the world */
export type ZonePageProps = EditedRecord<ZoneDraft, ZoneProblems> & { readonly classes: Classes };

/** A zone with its areas and shipping methods. */
export function ZonePage({ classes, ...record }: ZonePageProps) {
  const { staffShipping: words } = useBackOfficeWords();
  const { id, draft, rejected } = record;
  const { sentenceOf, errorOf, nameOf } = useZoneSentence(rejected?.problems ?? {}, classes);
  const isRest = id === 0;
  return (
    <RecordEditor<Omit<ZoneDraft, 'methods'>, ZoneProblems>
      record={record}
      section="shipping"
      name="zone"
      words={words}
      title={id === null ? words.newTitle : words.titleOf(draft.name)}
      sentenceOf={sentenceOf}
      summaryOf={(field, sentence) => `${nameOf(field)}: ${sentence}`}
      fields={[
        [
          { name: 'name', kind: 'text', maxLength: 80, required: true },
          ...(isRest ? [] : [{ name: 'position', kind: 'number', maxLength: 4 } as const]),
          {
            name: 'surcharge',
            kind: 'money',
            maxLength: 12,
            ...(draft.surcharge === 0 ? { value: '' } : {}),
          },
        ],
        isRest ? (
          <p key="areas">{words.everywhereElse}.</p>
        ) : (
          {
            name: 'areas',
            kind: 'long-text',
            value: draft.areas.map(areaLine).join('\n'),
            rows: 6,
            spellCheck: false,
          }
        ),
        <h2 key="methods">{words.methods}</h2>,
        ...[...draft.methods, null].map((method) => (
          <MethodFields
            key={method?.id ?? 'new'}
            method={method}
            classes={classes}
            typed={rejected?.typed ?? null}
            sentenceOf={errorOf}
          />
        )),
      ]}
      removal={id === null || isRest ? null : { hint: words.removeHint, words: words.remove }}
    />
  );
}
