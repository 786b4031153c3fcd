import type { ReactNode } from 'react';
import { typedText } from '#foundation/forms/rules/typed-values.ts';
import { ChoiceBoxes } from '#foundation/records/back-office/choice-boxes.tsx';
import { FormSummary } from '#foundation/records/back-office/form-summary.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { bulkPaths } from '../rules/bulk-edit.ts';
import { type BulkFormField, GUESTS, searchedTexts } from '../rules/bulk-form.ts';
import { saleOperations } from '../rules/price-operations.ts';
import type { BulkFormProblems } from '../server/post-bulk-edit.ts';
import type { ShownBulkEdit } from '../server/read-bulk-edit.ts';
import styles from './bulk-edit.module.css';

export type BulkEditFormProps = Pick<ShownBulkEdit, 'edit' | 'form' | 'choices' | 'may'> & {
  readonly problems: BulkFormProblems;
  /** of `bulkAction` */
  readonly nonce: string;
};

type Section = {
  readonly name: 'prices' | 'stock' | 'state' | 'organisation' | 'texts';
  readonly fields: readonly BulkFormField[];
};
const sections: readonly Section[] = [
  { name: 'prices', fields: ['price', 'sale', 'taxClass'] },
  { name: 'stock', fields: ['stock', 'threshold', 'backorders'] },
  { name: 'state', fields: ['status', 'trash', 'visibility', 'featured', 'reviews', 'hidden', 'only'] },
  { name: 'organisation', fields: ['categories', 'tags', 'attributes', 'brand', 'shippingClass'] },
  { name: 'texts', fields: ['searched'] },
];

/** What is done to all chosen products: each operation that is not left alone. */
export function BulkEditForm({ edit, form, choices, may, problems, nonce }: BulkEditFormProps) {
  const { staffBulkEdit: words, staffProducts, productEditor } = useBackOfficeWords();
  const isOfStock = edit.goods === 'articles';
  const id = (name: BulkFormField) => `bulk-${name}`;
  const sentence = (code: string | undefined) =>
    code ? (words.problems[code] ?? words.problems.wrong ?? '') : '';
  const common = (name: BulkFormField) => ({
    id: id(name),
    name,
    label: words.fields[name],
    error: sentence(problems[name]),
    defaultValue: typedText(form, name),
  });
  const select = <Value extends string>(
    name: BulkFormField,
    labels: Readonly<Record<Value, string>>,
    hasUnchanged = true,
  ) => (
    <Select
      {...common(name)}
      options={[
        ...(hasUnchanged ? [{ value: '', label: words.unchanged }] : []),
        ...Object.entries<string>(labels).map(([value, label]) => ({ value, label })),
      ]}
    />
  );
  const text = (
    name: BulkFormField,
    hint = '',
    more: { readonly type?: string; readonly maxLength?: number } = {},
  ) => <TextField {...common(name)} hint={hint} autoComplete="off" maxLength={12} {...more} />;
  const reference = (
    name: 'brand' | 'shippingClass',
    all: readonly { readonly id: number; readonly name: string }[],
  ) => (
    <Select
      {...common(name)}
      options={[
        { value: '', label: words.unchanged },
        { value: 'none', label: words.noneOf },
        ...all.map((one) => ({ value: String(one.id), label: one.name })),
      ]}
    />
  );
  const boxes = (
    name: 'categoryIds' | 'tagIds' | 'termIds' | 'hiddenFor' | 'onlyFor',
    all: readonly { readonly id: number | string; readonly label: string }[],
  ) => {
    const chosen = form[name] ?? [];
    return (
      <ChoiceBoxes
        id={id(name)}
        name={name}
        label={words.fields[name]}
        error={sentence(problems[name])}
        choices={all.map((one) => ({ value: String(one.id), label: one.label }))}
        chosen={chosen}
        summary={words.chosenCount(chosen.length)}
      />
    );
  };
  const named = ({ id: one, name }: { readonly id: number; readonly name: string }) => ({
    id: one,
    label: name,
  });
  const groups = [{ id: GUESTS, label: productEditor.guests }, ...choices.groups.map(named)];
  const content: Readonly<Record<Section['name'], ReactNode>> = {
    prices: (
      <>
        <div className={sheet.row}>
          {select('price', words.prices)}
          {text('priceValue', words.hints.priceValue)}
          {select('priceRounding', words.roundings, false)}
        </div>
        <div className={sheet.row}>
          {select('sale', Object.fromEntries(saleOperations.map((one) => [one, words.sales[one]])))}
          {text('saleValue')}
          {select('saleRounding', words.roundings, false)}
        </div>
        <div className={sheet.row}>
          {text('saleFrom', '', { type: 'date' })}
          {text('saleTo', '', { type: 'date' })}
          {select(
            'taxClass',
            Object.fromEntries(
              choices.taxClasses.map((name) => [name, productEditor.taxClasses[name] ?? name]),
            ),
          )}
        </div>
      </>
    ),
    stock: (
      <>
        {may.stock ? (
          <div className={sheet.row}>
            {select('stock', words.stocks)}
            {text('pieces')}
          </div>
        ) : null}
        <div className={sheet.row}>
          {text('threshold', words.hints.threshold)}
          {isOfStock ? null : select('backorders', productEditor.backorders)}
        </div>
      </>
    ),
    state: (
      <>
        <div className={sheet.row}>
          {select('status', {
            published: staffProducts.states.published,
            draft: staffProducts.states.draft,
            private: staffProducts.states.private,
          })}
          {select('trash', words.trashMoves)}
          {select('visibility', productEditor.visibilities)}
        </div>
        <div className={sheet.row}>
          {select('featured', words.yesNo)}
          {select('reviews', words.yesNo)}
        </div>
        <div className={sheet.row}>
          {select('hidden', words.sets)}
          {boxes('hiddenFor', groups)}
        </div>
        <div className={sheet.row}>
          {select('only', words.sets)}
          {boxes('onlyFor', groups)}
        </div>
      </>
    ),
    organisation: (
      <>
        <div className={sheet.row}>
          {select('categories', words.sets)}
          {boxes('categoryIds', choices.categories)}
        </div>
        <div className={sheet.row}>
          {select('tags', words.sets)}
          {boxes('tagIds', choices.tags.map(named))}
        </div>
        <div className={sheet.row}>
          {select('attributes', { add: words.sets.add, remove: words.sets.remove })}
          {boxes(
            'termIds',
            choices.attributes.flatMap(({ name, terms }) =>
              terms.map((term) => ({ id: term.id, label: `${name}: ${term.name}` })),
            ),
          )}
        </div>
        <div className={sheet.row}>
          {reference('brand', choices.brands)}
          {reference('shippingClass', choices.shippingClasses)}
        </div>
      </>
    ),
    texts: (
      <>
        <div className={sheet.row}>
          {select(
            'searched',
            Object.fromEntries(searchedTexts.map((field) => [field, productEditor.fields[field]])),
          )}
          {text('find', '', { maxLength: 200 })}
          {text('replace', words.hints.replace, { maxLength: 1000 })}
        </div>
        <Checkbox name="matchesCase" value="1" defaultChecked={typedText(form, 'matchesCase') !== ''}>
          {words.fields.matchesCase}
        </Checkbox>
      </>
    ),
  };
  const first = isOfStock ? 'bulk-stock' : 'bulk-price';
  const found = Object.entries(problems).flatMap(([name, code]) =>
    code
      ? [
          {
            id: name === 'form' || (isOfStock && name === 'price') ? first : `bulk-${name}`,
            sentence: sentence(code),
          },
        ]
      : [],
  );
  const isOpen = ({ name, fields }: Section) =>
    name === 'prices' ||
    isOfStock ||
    found.length > 0 ||
    fields.some((field) => typedText(form, field) !== '');
  return (
    <form className={styles.form} method="post" action={`${bulkPaths[edit.goods]}${edit.id}/`} noValidate>
      <FormSummary problems={found} />
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      {sections
        .filter(({ name }) => (isOfStock ? name === 'stock' : name !== 'prices' || may.prices))
        .map((section) => (
          <details key={section.name} className={styles.section} open={isOpen(section)}>
            <summary>{words.sections[section.name]}</summary>
            <div className={styles.fields}>{content[section.name]}</div>
          </details>
        ))}
      <div className={sheet.buttons}>
        <Button type="submit" name="action" value="preview">
          {words.showPreview}
        </Button>
      </div>
    </form>
  );
}
