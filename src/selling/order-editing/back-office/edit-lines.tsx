import { toCents } from '#foundation/money/rules/cents.ts';
import { formatAmount, formatEuro } from '#foundation/money/rules/format-euro.ts';
import { type RecordColumn, RecordTable } from '#foundation/records/back-office/record-table.tsx';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Badge } from '#kit/ui/display/badge.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { editFields } from '../rules/edit-form.ts';
import type { OrderEditView } from '../rules/edit-view.ts';
import styles from './order-edit.module.css';

type Row = {
  readonly key: string;
  readonly name: string;
  readonly choices: string;
  readonly sku: string | null;
  readonly quantityField: string;
  readonly priceField: string;
  /** the article, of a line that comes in */
  readonly added: { readonly field: string; readonly itemId: string } | null;
  /** the price that holds without one typed */
  readonly usual: string;
  readonly amount: number;
  /** pieces that parcels hold */
  readonly shipped: number;
};

/** The lines of the order, each with its pieces and price, and a field for a further article. */
export function EditLines({ view }: { readonly view: OrderEditView }) {
  const { staffOrderEdit: words, locale } = useBackOfficeWords();
  const { order, typed } = view;
  const columns: readonly RecordColumn<Row>[] = [
    {
      name: words.article,
      text: ({ name, choices, sku, added, shipped }) => (
        <span className={styles.article}>
          <strong>{name}</strong>
          {choices === '' ? null : <small>{choices}</small>}
          {sku === null ? null : <small>{sku}</small>}
          {shipped > 0 ? <Badge>{words.shippedOf(shipped)}</Badge> : null}
          {added ? (
            <>
              <Badge tone="green">{words.newLine}</Badge>
              <input type="hidden" name={added.field} value={added.itemId} readOnly />
            </>
          ) : null}
        </span>
      ),
    },
    {
      name: words.quantity,
      number: ({ name, quantityField }) => (
        <input
          className={styles.figure}
          name={quantityField}
          aria-label={words.quantityOf(name)}
          inputMode="numeric"
          maxLength={6}
          defaultValue={typed[quantityField] ?? ''}
        />
      ),
    },
    {
      name: words.unit,
      number: ({ name, priceField, usual }) => (
        <input
          className={styles.figure}
          name={priceField}
          aria-label={words.unitOf(name)}
          inputMode="decimal"
          maxLength={14}
          defaultValue={typed[priceField] ?? ''}
          placeholder={usual}
        />
      ),
    },
    { name: words.amount, number: ({ amount }) => formatEuro(toCents(amount), locale) },
  ];
  return (
    <section className={layout.part} aria-labelledby="edit-lines">
      <h2 id="edit-lines">{words.lines}</h2>
      <p className={styles.hint}>
        {words.mode[order.mode]} {words.linesHint} {order.isPaid ? words.paidHint : ''}
      </p>
      <RecordTable rows={rowsOf(view)} keyOf={({ key }) => key} empty="" columns={columns} />
      <fieldset className={styles.add}>
        <legend>{words.add}</legend>
        <TextField
          id="edit-code"
          name="code"
          label={words.code}
          hint={words.codeHint}
          maxLength={100}
          defaultValue={typed.code ?? ''}
        />
        <TextField
          id="edit-pieces"
          name="pieces"
          label={words.pieces}
          inputMode="numeric"
          maxLength={5}
          defaultValue={typed.pieces ?? ''}
          placeholder="1"
        />
        <Button type="submit" name="action" value="add" kind="secondary">
          {words.addButton}
        </Button>
      </fieldset>
    </section>
  );
}

function rowsOf({ order, amounts, added, typed, shipped }: OrderEditView): readonly Row[] {
  return [
    ...order.lines.map(({ id, name, sku, attributes, unit }) => ({
      key: `line ${id}`,
      name,
      choices: attributes.map(({ value }) => value).join(' · '),
      sku,
      quantityField: editFields.quantity(id),
      priceField: editFields.price(id),
      added: null,
      usual: formatAmount(unit),
      amount: amounts.get(id) ?? 0,
      shipped: shipped.get(id) ?? 0,
    })),
    ...added.map(({ place, name, sku, unit, amount }) => ({
      key: `added ${place}`,
      name,
      choices: '',
      sku,
      quantityField: editFields.addedQuantity(place),
      priceField: editFields.addedPrice(place),
      added: { field: editFields.added(place), itemId: typed[editFields.added(place)] ?? '' },
      usual: formatAmount(unit),
      amount,
      shipped: 0,
    })),
  ];
}
