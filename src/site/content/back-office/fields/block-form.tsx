import { Button } from '#kit/ui/controls/button.tsx';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import {
  type BlockField,
  type BlockFields,
  type BlockValues,
  emptyValues,
  type ListField,
} from '../../rules/blocks/block-fields.ts';
import type { BlockKind } from '../../rules/blocks/block-kinds.ts';
import type { Localized } from '../../rules/blocks/localized.ts';
import styles from '../page-editor.module.css';
import { usePageEditor } from '../page-editor-context.ts';
import { ChosenPicture, ChosenProducts } from './chosen-fields.tsx';
import { LocalizedField } from './localized-field.tsx';

type FormProps = {
  readonly kind: BlockKind;
  /** of the block, and of the place in its lists: `{block}.{list}.{place}` */
  readonly at: string;
  /** the list that the fields belong to, with a point; '' for the block itself */
  readonly within: '' | `${string}.`;
  readonly fields: BlockFields;
  readonly values: BlockValues;
  readonly onChange: (values: BlockValues) => void;
};

/** The fields of a block, by their kinds. */
export function BlockForm({ kind, at, within, fields, values, onChange }: FormProps) {
  return (
    <div className={styles.fields}>
      {Object.entries(fields)
        .filter(([name]) => isAsked(name, values))
        .map(([name, field]) => (
          <Field
            key={name}
            kind={kind}
            id={`${at}.${name}`}
            name={`${within}${name}`}
            field={field}
            value={values[name]}
            onChange={(value) => onChange({ ...values, [name]: value })}
          />
        ))}
    </div>
  );
}

/** Products are chosen one by one, or by a rule within a category and a brand. */
function isAsked(name: string, { rule }: BlockValues): boolean {
  if (rule === undefined) return true;
  if (name === 'chosen') return rule === 'chosen';
  return rule !== 'chosen' || (name !== 'category' && name !== 'brand');
}

type OneField = {
  readonly kind: BlockKind;
  readonly id: string;
  readonly name: string;
  readonly field: BlockField;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
};

function Field(props: OneField) {
  const { kind, id, name, field, value, onChange } = props;
  const { staffPages: words } = useBackOfficeWords();
  const { choices, problems } = usePageEditor();
  const label = words.blocks[kind].fields[name] ?? name;
  const problem = problems[id] ?? problems[`${id}.it`] ?? problems[`${id}.en`];
  const error = problem === undefined ? '' : words.problems[problem];
  const common = { id, label, error };
  switch (field.control) {
    case 'line':
    case 'area':
    case 'rich':
      return (
        <LocalizedField {...common} control={field.control} value={value as Localized} onChange={onChange} />
      );
    case 'picture':
      return <ChosenPicture {...common} value={value as number | null} onChange={onChange} />;
    case 'products':
      return <ChosenProducts {...common} value={value as readonly number[]} onChange={onChange} />;
    case 'category':
    case 'brand':
    case 'table':
      return (
        <Select
          {...common}
          value={value === null ? '' : String(value)}
          onChange={(event) =>
            onChange(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
          }
          options={[
            { value: '', label: words.any[field.control] },
            ...withGone(choices[choicesOf[field.control]], value, words.goneOne),
          ]}
        />
      );
    case 'choice':
      return (
        <Select
          {...common}
          value={String(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
          options={field.values.map((one) => ({ value: one, label: words.choices[one] ?? one }))}
        />
      );
    case 'switch':
      return (
        <Checkbox
          id={id}
          checked={value as boolean}
          onChange={(event) => onChange(event.currentTarget.checked)}
        >
          {label}
        </Checkbox>
      );
    case 'count':
      return (
        <TextField
          {...common}
          type="number"
          value={String(value)}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        />
      );
    case 'address':
      return (
        <TextField
          {...common}
          hint={words.addressHint}
          value={value as string}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'list':
      return <ListEditor {...props} field={field} label={label} />;
    case 'columns':
      return null;
  }
}

const choicesOf = { category: 'categories', brand: 'brands', table: 'tables' } as const;

/** What is chosen and not among the choices any more is one of them, so that opening the page changes nothing. */
const withGone = (
  choices: readonly { readonly value: string; readonly label: string }[],
  value: unknown,
  gone: string,
) =>
  value === null || choices.some((one) => one.value === String(value))
    ? choices
    : [...choices, { value: String(value), label: gone }];

/** Things of the same fields: added, moved and taken away by buttons. */
function ListEditor({
  kind,
  id,
  name,
  field,
  value,
  onChange,
  label,
}: Omit<OneField, 'field'> & { readonly field: ListField; readonly label: string }) {
  const { staffPages: words } = useBackOfficeWords();
  const items = value as readonly BlockValues[];
  const swap = (one: number, other: number) => {
    const next = [...items];
    [next[one], next[other]] = [items[other] as BlockValues, items[one] as BlockValues];
    onChange(next);
  };
  return (
    <fieldset className={styles.list} id={id} tabIndex={-1}>
      <legend className={styles.label}>{label}</legend>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no names of their own
        <div key={at} className={styles.item}>
          <div className={styles.itemHead}>
            <strong>{words.numbered(at + 1)}</strong>
            <div className={styles.buttons}>
              <button
                type="button"
                className={styles.textButton}
                disabled={at === 0}
                onClick={() => swap(at, at - 1)}
              >
                {words.up}
              </button>
              <button
                type="button"
                className={styles.textButton}
                disabled={at === items.length - 1}
                onClick={() => swap(at, at + 1)}
              >
                {words.down}
              </button>
              <button
                type="button"
                className={styles.textButton}
                onClick={() => onChange(items.filter((_, other) => other !== at))}
              >
                {words.remove}
              </button>
            </div>
          </div>
          <BlockForm
            kind={kind}
            at={`${id}.${at}`}
            within={`${name}.`}
            fields={field.fields}
            values={item}
            onChange={(next) => onChange(items.map((one, other) => (other === at ? next : one)))}
          />
        </div>
      ))}
      {items.length >= field.most ? null : (
        <div>
          <Button
            type="button"
            kind="secondary"
            onClick={() => onChange([...items, emptyValues(field.fields)])}
          >
            {words.addOne}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
