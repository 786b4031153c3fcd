import { FormSummary } from '#foundation/records/back-office/form-summary.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type QuoteFieldForm, type QuoteFieldProblem, writeBoxes } from '../rules/quote-field-form.ts';
import { quoteFieldKinds } from '../rules/quote-form.ts';

export type QuoteFieldPageProps = {
  /** null for a new one */
  readonly id: number | null;
  readonly field: QuoteFieldForm;
  /** how often it was answered */
  readonly answers: number;
  readonly problems: readonly QuoteFieldProblem[];
  /** of `quoteFieldsAction` */
  readonly nonce: string;
};

/** A custom field of the quote form, new or to be changed. */
export function QuoteFieldPage({ id, field, answers, problems, nonce }: QuoteFieldPageProps) {
  const { staffConversations } = useBackOfficeWords();
  const words = staffConversations.fields;
  const errorOf = (name: QuoteFieldProblem['field']) => {
    const found = problems.find((problem) => problem.field === name);
    return found ? words.problems[found.code] : '';
  };
  return (
    <>
      <div className={sheet.head}>
        <a className={sheet.back} href="/staff/quote-fields/">
          {words.back}
        </a>
        <h1>{id === null ? words.newField : field.labelIt}</h1>
      </div>
      <FormSummary
        problems={problems.map(({ field: name, code }) => ({ id: name, sentence: words.problems[code] }))}
      />
      <form className={sheet.sheet} method="post" action={`/staff/quote-fields/${id ?? 'new'}/`} noValidate>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <div className={sheet.row}>
          <TextField
            id="label_it"
            name="label_it"
            label={`${words.labelIt} *`}
            defaultValue={field.labelIt}
            error={errorOf('label_it')}
            aria-required
            maxLength={120}
          />
          <TextField
            id="label_en"
            name="label_en"
            label={`${words.labelEn} *`}
            defaultValue={field.labelEn}
            error={errorOf('label_en')}
            aria-required
            maxLength={120}
          />
        </div>
        {answers > 0 ? (
          <>
            <input type="hidden" name="kind" value={field.kind} readOnly />
            <p className={sheet.hint}>
              {words.kinds[field.kind]}. {words.used(answers)}
            </p>
          </>
        ) : (
          <Select
            id="kind"
            name="kind"
            label={words.kind}
            defaultValue={field.kind}
            options={quoteFieldKinds.map((value) => ({ value, label: words.kinds[value] }))}
          />
        )}
        <TextArea
          id="options"
          name="options"
          label={words.options}
          hint={words.optionsHint}
          defaultValue={writeBoxes(field.boxes)}
          error={errorOf('options')}
          rows={4}
        />
        <Checkbox name="required" value="1" defaultChecked={field.required}>
          {words.required}
        </Checkbox>
        <Checkbox name="active" value="1" defaultChecked={field.active}>
          {words.active}
        </Checkbox>
        <div className={sheet.buttons}>
          <Button type="submit">{words.save}</Button>
          <a href="/staff/quote-fields/">{words.cancel}</a>
        </div>
      </form>
    </>
  );
}
