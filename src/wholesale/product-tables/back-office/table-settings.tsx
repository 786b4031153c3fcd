import { listingOrders } from '#catalogue/products/rules/listing-query.ts';
import type { PostedForm } from '#foundation/forms/rules/typed-values.ts';
import { ChoiceBoxes } from '#foundation/records/back-office/choice-boxes.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { productTableFor } from '#messages/product/product-table-for.ts';
import type { TableFieldName } from '../rules/staff-table.ts';
import type { TableDefinition } from '../rules/table-definition.ts';
import { pagingKinds } from '../rules/table-limits.ts';
import type { Choice, TablePageProps } from './table-form-props.ts';

export type TableSettingsProps = Pick<TablePageProps, 'table' | 'codes' | 'choices'> & {
  /** what was typed before something was found wrong */
  readonly typed: PostedForm | null;
  readonly sentence: (name: TableFieldName) => string;
};

type Flags = Readonly<Record<string, boolean>>;

const flagsOf = ({ products, finding, options }: TableDefinition): Flags => ({
  inStock: products.inStock,
  onSale: products.onSale,
  instantSearch: finding.instantSearch,
  querySearch: finding.querySearch,
  ajax_active: options.ajax_action === 'ajax_active',
  advanced: options.table_type === 'advance_table',
  footer_stats: options.footer_stats === '1',
  popup_notice: options.popup_notice === '1',
  query_by_url: options.query_by_url === '1',
  disable_cat_tag_link: options.disable_cat_tag_link === '1',
});

/** Which products a table shows, how it is searched and paged, and how it works. */
export function TableSettings({ table, codes, choices, typed, sentence }: TableSettingsProps) {
  const { staffTables: words, locale } = useBackOfficeWords();
  const { orders, columns } = productTableFor(locale);
  const { products, paging, finding, options } = table;
  const flags = flagsOf(table);
  const typedOr = (name: string, value: string) => (typed ? (typed[name]?.[0] ?? '') : value);
  const flag = (name: keyof typeof words.flags) => (
    <Checkbox
      id={`table-${name}`}
      name={name}
      value="1"
      defaultChecked={typed ? typed[name] !== undefined : (flags[name] ?? false)}
    >
      {words.flags[name]}
    </Checkbox>
  );
  const boxes = (
    name: keyof typeof words.boxes,
    all: readonly Choice[],
    own: readonly (string | number)[],
  ) => {
    const chosen = typed ? (typed[name] ?? []) : own.map(String);
    return (
      <ChoiceBoxes
        id={`table-${name}`}
        name={name}
        label={words.boxes[name]}
        choices={all}
        chosen={chosen}
        summary={words.chosen(chosen.length)}
      />
    );
  };
  const select = (
    name: keyof typeof words.selects,
    value: string,
    names: Readonly<Record<string, string>>,
  ) => (
    <Select
      id={`table-${name}`}
      name={name}
      label={words.selects[name]}
      defaultValue={typedOr(name, value)}
      options={Object.entries(names).map(([key, label]) => ({ value: key, label }))}
    />
  );
  const taxonomies: readonly Choice[] = [
    { value: 'product_cat', label: columns.category },
    { value: 'product_tag', label: columns.tags },
    { value: 'product_brand', label: columns.product_brand },
    ...choices.attributes,
  ];
  const fields = (['vehicle_make', 'oe_manufacturer'] as const).map((value) => ({
    value,
    label: columns[value],
  }));
  return (
    <>
      <fieldset>
        <legend>{words.groups.products}</legend>
        {boxes('categories', choices.categories, products.categories)}
        {boxes('brands', choices.brands, products.brands)}
        {boxes('tags', choices.tags, products.tags)}
        <TextArea
          id="table-codes"
          name="codes"
          label={words.codes}
          hint={words.codesHint}
          error={sentence('codes')}
          defaultValue={typedOr('codes', codes.join('\n'))}
          rows={3}
          spellCheck={false}
        />
        {flag('inStock')}
        {flag('onSale')}
        <div className={sheet.row}>
          {select('rows', products.rows, words.rows)}
          {select(
            'order',
            products.order,
            Object.fromEntries(listingOrders.map((key) => [key, orders[key]])),
          )}
        </div>
        <div className={sheet.row}>
          {select(
            'paging',
            paging.kind,
            Object.fromEntries(pagingKinds.map((key) => [key, words.paging[key]])),
          )}
          <TextField
            id="table-size"
            name="size"
            type="number"
            label={words.size}
            defaultValue={typedOr('size', String(paging.size))}
            error={sentence('size')}
            min={1}
            max={100}
          />
        </div>
      </fieldset>
      <fieldset>
        <legend>{words.groups.finding}</legend>
        {flag('querySearch')}
        {boxes('taxonomies', taxonomies, finding.taxonomies)}
        {boxes('fields', fields, finding.fields)}
        {flag('query_by_url')}
        {flag('instantSearch')}
        {boxes('miniFilter', taxonomies, finding.miniFilter)}
        {select('sort_mini_filter', options.sort_mini_filter, words.directions)}
      </fieldset>
      <fieldset>
        <legend>{words.groups.buying}</legend>
        {flag('ajax_active')}
        {flag('advanced')}
        {flag('popup_notice')}
        {flag('disable_cat_tag_link')}
        <div className={sheet.row}>
          {select('product_direct_checkout', options.product_direct_checkout, words.ways)}
          {select('all_selected_direct_checkout', options.all_selected_direct_checkout, words.ways)}
          {select('item_count', options.item_count, words.counts)}
        </div>
        <div className={sheet.row}>
          {select('footer_cart', options.footer_cart, words.footerCart)}
          {select('footer_possition', options.footer_possition, words.corners)}
        </div>
        <div className={sheet.row}>
          <TextField
            id="table-footer_cart_size"
            name="footer_cart_size"
            type="number"
            label={words.cartSize}
            defaultValue={typedOr('footer_cart_size', String(options.footer_cart_size))}
            error={sentence('footer_cart_size')}
            min={40}
            max={160}
          />
          <TextField
            id="table-footer_bg_color"
            name="footer_bg_color"
            label={words.cartColor}
            defaultValue={typedOr('footer_bg_color', options.footer_bg_color)}
            error={sentence('footer_bg_color')}
            maxLength={7}
            spellCheck={false}
          />
        </div>
        {flag('footer_stats')}
      </fieldset>
    </>
  );
}
