import { type PostedForm, typedFlag, typedText } from '#foundation/forms/rules/typed-values.ts';
import { RecordForm } from '#foundation/records/back-office/record-form.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { RateDraft, RateProblems } from '../rules/rate-form.ts';

export type RatePageProps = {
  /** null for a new one */
  readonly id: number | null;
  readonly draft: RateDraft;
  readonly classes: readonly string[];
  readonly countries: readonly { readonly code: string; readonly label: string }[];
  /** of `staffTaxesAction` */
  readonly nonce: string;
  readonly saved: boolean;
  readonly rejected: { readonly problems: RateProblems | null; readonly typed: PostedForm } | null;
};

type TextName = Exclude<keyof RateDraft, 'compound'>;

/** A VAT rate and the area where it holds. */
export function RatePage({ id, draft, classes, countries, nonce, saved, rejected }: RatePageProps) {
  const { staffTaxes: words } = useBackOfficeWords();
  const names: Readonly<Record<string, string>> = words.classes;
  const problems = rejected?.problems ?? {};
  const sentence = (name: keyof RateDraft) => {
    const problem = problems[name];
    return problem ? words.problems[problem] : '';
  };
  const field = (name: TextName, value: string) => ({
    id: `rate-${name}`,
    name,
    label: words.fields[name],
    hint: name in words.hints ? words.hints[name as keyof typeof words.hints] : '',
    defaultValue: rejected ? typedText(rejected.typed, name) : value,
    error: sentence(name),
    autoComplete: 'off',
  });
  return (
    <RecordForm
      back={{ path: '/staff/taxes/', words: words.backToList }}
      title={id === null ? words.newTitle : words.titleOf(draft.name)}
      action={`/staff/taxes/${id ?? 'new'}/`}
      nonce={nonce}
      saved={saved && !rejected}
      expired={rejected?.problems === null}
      problems={(Object.keys(problems) as (keyof RateDraft)[]).map((name) => ({
        id: `rate-${name}`,
        sentence: `${words.fields[name]}: ${sentence(name)}`,
      }))}
      removal={id === null ? null : { hint: words.removeHint, words: words.remove }}
    >
      <div className={sheet.row}>
        <TextField {...field('name', draft.name)} maxLength={60} aria-required />
        <TextField
          {...field('rate', id === null ? '' : String(draft.rate / 100).replace('.', ','))}
          inputMode="decimal"
          maxLength={8}
          aria-required
        />
        <Select
          {...field('taxClass', draft.taxClass)}
          options={classes.map((one) => ({ value: one, label: names[one] ?? one }))}
        />
      </div>
      <div className={sheet.row}>
        <Select
          {...field('country', draft.country)}
          options={countries.map(({ code, label }) => ({ value: code, label }))}
        />
        <TextField {...field('state', draft.state)} maxLength={10} />
        <TextField {...field('postcode', draft.postcode)} maxLength={30} />
        <TextField {...field('priority', String(draft.priority))} inputMode="numeric" maxLength={3} />
      </div>
      <Checkbox
        id="rate-compound"
        name="compound"
        value="1"
        defaultChecked={rejected ? typedFlag(rejected.typed, 'compound') : draft.compound}
      >
        {words.fields.compound}
      </Checkbox>
    </RecordForm>
  );
}
