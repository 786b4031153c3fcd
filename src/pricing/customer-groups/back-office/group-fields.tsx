import { FormSummary } from '#foundation/records/back-office/form-summary.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type GroupForm, type GroupProblems, groupKinds, LONGEST_GROUP_NAME } from '../rules/group-draft.ts';
import type { GroupPage } from '../rules/staff-group.ts';
import styles from './group-fields.module.css';

export type GroupFieldsProps = {
  readonly page: GroupPage;
  readonly wrong: { readonly form: GroupForm; readonly problems: GroupProblems } | null;
  readonly action: string;
  readonly nonce: string;
};

const ids = { name: 'group-name', price_list: 'group-list', min_order: 'group-minimum' } as const;
const fieldNames = Object.keys(ids) as (keyof typeof ids)[];

/** The terms of a group as a form. */
export function GroupFields({ page, wrong, action, nonce }: GroupFieldsProps) {
  const { staffGroups: words, backOffice } = useBackOfficeWords();
  const { fields } = words;
  const form = wrong?.form ?? page.form;
  const errorOf = (name: keyof typeof ids) => {
    const problem = wrong?.problems[name];
    return problem ? words.problems[problem] : '';
  };
  const summary = fieldNames.flatMap((name) =>
    errorOf(name) === '' ? [] : [{ id: ids[name], sentence: errorOf(name) }],
  );
  return (
    <>
      <FormSummary problems={summary} />
      <form className={sheet.sheet} method="post" action={action} noValidate>
        <h2>{words.terms}</h2>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <div className={sheet.row}>
          <TextField
            id={ids.name}
            name="name"
            label={fields.name}
            hint={fields.nameHint}
            defaultValue={form.name}
            maxLength={LONGEST_GROUP_NAME}
            error={errorOf('name')}
            autoComplete="off"
            required
          />
          {page.id === null ? (
            <Select
              id="group-kind"
              name="kind"
              label={fields.kind}
              hint={fields.kindHint}
              defaultValue={form.kind}
              options={groupKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
            />
          ) : (
            <input type="hidden" name="kind" value={form.kind} readOnly />
          )}
        </div>
        <div className={sheet.row}>
          <Select
            id={ids.price_list}
            name="price_list"
            label={fields.priceList}
            defaultValue={form.price_list}
            error={errorOf('price_list')}
            options={[
              ...(form.price_list === '' ? [{ value: '', label: fields.chooseList }] : []),
              ...page.lists.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <Select
            id="group-tax"
            name="tax"
            label={fields.prices}
            defaultValue={form.tax ? 'with' : 'without'}
            options={[
              { value: 'without', label: words.withoutTax },
              { value: 'with', label: words.withTax },
            ]}
          />
          <TextField
            id={ids.min_order}
            name="min_order"
            label={fields.minOrder}
            hint={fields.minOrderHint}
            inputMode="decimal"
            defaultValue={form.min_order}
            error={errorOf('min_order')}
            autoComplete="off"
          />
        </div>
        <div className={sheet.row}>
          <Boxes name="payment" legend={fields.payments} choices={page.payments} chosen={form.payment} />
          <Boxes
            name="shipping"
            legend={fields.shipping}
            hint={fields.shippingHint}
            choices={page.shipping}
            chosen={form.shipping}
          />
        </div>
        <div className={sheet.buttons}>
          <Button type="submit" name="action" value="save">
            {backOffice.forms.save}
          </Button>
        </div>
      </form>
    </>
  );
}

type BoxesProps = {
  readonly name: string;
  readonly legend: string;
  readonly hint?: string;
  readonly choices: GroupPage['payments'];
  readonly chosen: readonly string[];
};

function Boxes({ name, legend, hint, choices, chosen }: BoxesProps) {
  const { staffGroups } = useBackOfficeWords();
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={styles.boxes}>
        {choices.map((choice) => (
          <Checkbox
            key={choice.id}
            name={name}
            value={choice.id}
            defaultChecked={chosen.includes(choice.id)}
            autoComplete="off"
          >
            {choice.isOff ? staffGroups.off(choice.name) : choice.name}
          </Checkbox>
        ))}
      </div>
      {hint ? <p className={sheet.hint}>{hint}</p> : null}
    </fieldset>
  );
}
