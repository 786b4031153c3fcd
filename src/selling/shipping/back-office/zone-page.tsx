import { type PostedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { formatAmount } from '#foundation/money/rules/format-euro.ts';
import { RecordForm } from '#foundation/records/back-office/record-form.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { areaLine, type ZoneDraft, type ZoneProblems } from '../rules/zone-form.ts';
import { type Classes, MethodFields } from './method-fields.tsx';
import { useZoneSentence } from './use-zone-sentence.ts';

export type ZonePageProps = {
  /** null for a new one, 0 for the rest of the world */
  readonly id: number | null;
  readonly draft: ZoneDraft;
  readonly classes: Classes;
  /** of `staffShippingAction` */
  readonly nonce: string;
  readonly saved: boolean;
  readonly rejected: { readonly problems: ZoneProblems | null; readonly typed: PostedForm } | null;
};

/** A zone with its areas and shipping methods. */
export function ZonePage({ id, draft, classes, nonce, saved, rejected }: ZonePageProps) {
  const { staffShipping: words } = useBackOfficeWords();
  const { sentenceOf, nameOf } = useZoneSentence(rejected?.problems ?? {}, classes);
  const field = (name: 'name' | 'position' | 'surcharge' | 'areas', value: string) => ({
    id: `zone-${name}`,
    name,
    label: words.fields[name],
    hint: name === 'name' ? '' : words.hints[name],
    defaultValue: rejected ? typedText(rejected.typed, name) : value,
    error: sentenceOf(name),
    autoComplete: 'off',
  });
  return (
    <RecordForm
      back={{ path: '/staff/shipping/', words: words.backToList }}
      title={id === null ? words.newTitle : words.titleOf(draft.name)}
      action={`/staff/shipping/${id ?? 'new'}/`}
      nonce={nonce}
      saved={saved && !rejected}
      expired={rejected?.problems === null}
      problems={Object.keys(rejected?.problems ?? {}).map((name) => ({
        id: `zone-${name}`,
        sentence: `${nameOf(name)}: ${sentenceOf(name)}`,
      }))}
      removal={id === null || id === 0 ? null : { hint: words.removeHint, words: words.remove }}
    >
      <div className={sheet.row}>
        <TextField {...field('name', draft.name)} maxLength={80} aria-required />
        {id === 0 ? null : (
          <TextField {...field('position', String(draft.position))} inputMode="numeric" maxLength={4} />
        )}
        <TextField
          {...field('surcharge', draft.surcharge === 0 ? '' : formatAmount(toCents(draft.surcharge), 'it'))}
          inputMode="decimal"
          maxLength={12}
        />
      </div>
      {id === 0 ? (
        <p>{words.everywhereElse}.</p>
      ) : (
        <TextArea {...field('areas', draft.areas.map(areaLine).join('\n'))} rows={6} spellCheck={false} />
      )}
      <h2>{words.methods}</h2>
      {[...draft.methods, null].map((method) => (
        <MethodFields
          key={method?.id ?? 'new'}
          method={method}
          classes={classes}
          typed={rejected?.typed ?? null}
          sentenceOf={sentenceOf}
        />
      ))}
    </RecordForm>
  );
}
