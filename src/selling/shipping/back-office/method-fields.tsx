import { type PostedForm, typedFlag, typedText } from '#foundation/forms/rules/typed-values.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { formatAmount } from '#foundation/money/rules/format-euro.ts';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { shippingKinds } from '../rules/shipping-zone.ts';
import { bandLine, classField, type MethodDraft, methodField } from '../rules/zone-form.ts';

export type Classes = readonly { readonly id: number; readonly name: string }[];

export type MethodFieldsProps = {
  /** null for the one that may be added */
  readonly method: MethodDraft | null;
  readonly classes: Classes;
  readonly typed: PostedForm | null;
  readonly sentenceOf: (field: string) => string;
};

const sum = (cents: number | null | undefined) => (cents == null ? '' : formatAmount(toCents(cents), 'it'));

/** The fields of a shipping method; without scripts those of all kinds are shown. */
export function MethodFields({ method, classes, typed, sentenceOf }: MethodFieldsProps) {
  const { staffShipping: words } = useBackOfficeWords();
  const id = method?.id ?? null;
  const chosen = typed ? typedText(typed, methodField(id, 'kind')) : (method?.kind ?? '');
  // An existing method shows the fields of its kind; a new one shows all, with the kind that each is for.
  const asks = (kind: string) => method === null || chosen === kind;
  const of = (name: string, label: string, value: string, hint = '') => ({
    id: `zone-${name}`,
    name,
    label,
    hint,
    defaultValue: typed ? typedText(typed, name) : value,
    error: sentenceOf(name),
    autoComplete: 'off',
  });
  const flag = (name: 'enabled' | 'remove', value: boolean) => {
    const field = methodField(id, name);
    return (
      <Checkbox name={field} value="1" defaultChecked={typed ? typedFlag(typed, field) : value}>
        {words.fields[name]}
      </Checkbox>
    );
  };
  const kinds = shippingKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }));
  return (
    <fieldset>
      <legend>{method ? words.method(words.kinds[method.kind], method.title) : words.addMethod}</legend>
      <div className={sheet.row}>
        <Select
          {...of(
            methodField(id, 'kind'),
            words.fields.kind,
            method?.kind ?? '',
            chosen === 'local_pickup' ? words.hints.pickup : '',
          )}
          options={method ? kinds : [{ value: '', label: words.noNewMethod }, ...kinds]}
        />
        <TextField
          {...of(methodField(id, 'title'), words.fields.title, method?.title ?? '', words.hints.title)}
          maxLength={80}
        />
        {chosen === 'local_pickup' ? null : (
          <TextField
            {...of(
              methodField(id, 'deliveryDays'),
              words.fields.deliveryDays,
              method?.deliveryDays == null ? '' : String(method.deliveryDays),
              words.hints.deliveryDays,
            )}
            inputMode="numeric"
            maxLength={2}
          />
        )}
        {asks('flat_rate') ? (
          <TextField
            {...of(methodField(id, 'cost'), words.fields.cost, sum(method?.cost), words.hints.cost)}
            inputMode="decimal"
            maxLength={12}
          />
        ) : null}
        {asks('free_shipping') ? (
          <TextField
            {...of(
              methodField(id, 'freeFrom'),
              words.fields.freeFrom,
              sum(method?.freeFrom),
              words.hints.freeFrom,
            )}
            inputMode="decimal"
            maxLength={12}
          />
        ) : null}
        {asks('free_shipping') ? (
          <TextField
            {...of(
              methodField(id, 'freeFromNet'),
              words.fields.freeFromNet,
              sum(method?.freeFromNet),
              words.hints.freeFromNet,
            )}
            inputMode="decimal"
            maxLength={12}
          />
        ) : null}
      </div>
      {asks('flat_rate') && classes.length > 0 ? (
        <div className={sheet.row}>
          {classes.map((one) => (
            <TextField
              key={one.id}
              {...of(classField(id, one.id), words.classCost(one.name), sum(method?.classCosts[one.id]))}
              inputMode="decimal"
              maxLength={12}
            />
          ))}
        </div>
      ) : null}
      {asks('weight_rate') || asks('amount_rate') ? (
        <TextArea
          {...of(
            methodField(id, 'bands'),
            words.fields.bands,
            method ? method.bands.map((band) => bandLine(band, method.kind)).join('\n') : '',
            words.hints.bands,
          )}
          rows={4}
          spellCheck={false}
        />
      ) : null}
      {asks('weight_rate') ? (
        <div className={sheet.row}>
          <TextField
            {...of(
              methodField(id, 'volumeDivisor'),
              words.fields.volumeDivisor,
              method?.volumeDivisor == null ? '' : String(method.volumeDivisor),
              words.hints.volumeDivisor,
            )}
            inputMode="numeric"
            maxLength={5}
          />
          <TextField
            {...of(
              methodField(id, 'furtherKg'),
              words.fields.furtherKg,
              sum(method?.furtherKg),
              words.hints.furtherKg,
            )}
            inputMode="decimal"
            maxLength={12}
          />
          <TextField
            {...of(
              methodField(id, 'mostGrams'),
              words.fields.mostGrams,
              method?.mostGrams == null ? '' : String(method.mostGrams / 1000).replace('.', ','),
              words.hints.mostGrams,
            )}
            inputMode="decimal"
            maxLength={9}
          />
        </div>
      ) : null}
      {method ? (
        <div className={sheet.buttons}>
          {flag('enabled', method.enabled)}
          {flag('remove', false)}
        </div>
      ) : null}
    </fieldset>
  );
}
