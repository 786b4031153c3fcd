import { RecordForm } from '#foundation/records/back-office/record-form.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { productTableFor } from '#messages/product/product-table-for.ts';
import { positionField, type TableFieldName, textField } from '../rules/staff-table.ts';
import { fixedColumns, tableFields } from '../rules/table-columns.ts';
import { tableTexts } from '../rules/table-config.ts';
import { longestText } from '../rules/table-limits.ts';
import type { Choice, TablePageProps } from './table-form-props.ts';
import styles from './table-page.module.css';
import { TableSettings } from './table-settings.tsx';

const anchors: Readonly<Record<TableFieldName, string>> = {
  name: 'table-name',
  columns: 'table-columns',
  size: 'table-size',
  codes: 'table-codes',
  footer_bg_color: 'table-footer_bg_color',
  footer_cart_size: 'table-footer_cart_size',
  texts: 'table-texts',
};

/** A product table: its columns, which products it shows, how it is searched, how it works, and what it says. */
export function TablePage({ id, table, codes, choices, nonce, done, rejected }: TablePageProps) {
  const { staffTables: words, locale } = useBackOfficeWords();
  const problems = rejected?.problems ?? {};
  const sentence = (name: TableFieldName) => {
    const problem = problems[name];
    return problem ? words.problems[problem](rejected?.unknown ?? []) : '';
  };
  const typed = rejected?.typed ?? null;
  const typedOr = (name: string, value: string) => (typed ? (typed[name]?.[0] ?? '') : value);
  const columnNames = productTableFor(locale).columns;
  const columns: readonly Choice[] = [
    ...[...fixedColumns, 'product_brand' as const, ...tableFields].map((value) => ({
      value,
      label: columnNames[value],
    })),
    ...choices.attributes,
  ];
  const positions = new Map<string, string>(table.columns.map((column, at) => [column, String(at + 1)]));
  const positionOf = (column: string) => positions.get(column) ?? '';
  return (
    <>
      {done && !rejected ? <Notice kind="success">{words.done[done]}</Notice> : null}
      <RecordForm
        back={{ path: '/staff/product-tables/', words: words.back }}
        title={id === null ? words.newTitle : table.name}
        {...(id === null ? {} : { note: words.placedBy(`[product_table id="${id}"]`) })}
        action={`/staff/product-tables/${id ?? 'new'}/`}
        nonce={nonce}
        expired={rejected !== null && rejected.problems === null}
        problems={(Object.keys(problems) as TableFieldName[]).map((name) => ({
          id: anchors[name],
          sentence: sentence(name),
        }))}
        removal={id === null ? null : { hint: words.removeHint, words: words.remove }}
      >
        <TextField
          id={anchors.name}
          name="name"
          label={`${words.name} *`}
          defaultValue={typedOr('name', table.name)}
          error={sentence('name')}
          maxLength={100}
          autoComplete="off"
          aria-required
        />
        <fieldset id={anchors.columns} tabIndex={-1}>
          <legend>{words.columnsTitle}</legend>
          <p className={sheet.hint}>{sentence('columns') || words.columnsHint}</p>
          <div className={styles.places}>
            {columns.map(({ value, label }) => (
              <label key={value} className={styles.place}>
                <input
                  type="number"
                  name={positionField(value)}
                  min={1}
                  max={999}
                  defaultValue={typedOr(positionField(value), positionOf(value))}
                />
                <span>{label}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <TableSettings table={table} codes={codes} choices={choices} typed={typed} sentence={sentence} />
        <fieldset id={anchors.texts} tabIndex={-1}>
          <legend>{words.textsTitle}</legend>
          <p className={sheet.hint}>{sentence('texts') || words.textsHint}</p>
          {tableTexts.map((key) => (
            <div key={key} className={sheet.row}>
              {(['it', 'en'] as const).map((language) => (
                <TextField
                  key={language}
                  id={`table-${textField(language, key)}`}
                  name={textField(language, key)}
                  label={words.textLabel(words.texts[key], language)}
                  placeholder={productTableFor(language).texts[key]}
                  defaultValue={typedOr(textField(language, key), table.texts[language][key] ?? '')}
                  maxLength={longestText}
                  autoComplete="off"
                />
              ))}
            </div>
          ))}
        </fieldset>
      </RecordForm>
    </>
  );
}
