import { valueInWords } from '#catalogue/product-editing/back-office/value-in-words.ts';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import {
  type BulkGoods,
  type BulkPreview,
  bulkPaths,
  type LeftItem,
  type PreviewRow,
} from '../rules/bulk-edit.ts';
import type { ShownBulkEdit } from '../server/read-bulk-edit.ts';
import styles from './bulk-edit.module.css';

type Props = Pick<ShownBulkEdit, 'edit' | 'actions' | 'choices'> & {
  readonly preview: BulkPreview;
  readonly nonce: string;
};

/** What a bulk edit would do now, with the button that starts it. */
export function BulkPreviewPart({ edit, actions, choices, preview, nonce }: Props) {
  const words = useBackOfficeWords();
  const { staffBulkEdit, locale } = words;
  const inWords = (row: PreviewRow, side: 'from' | 'to') => (
    <span className={styles.changes}>
      {row.fields.map((change) => (
        <span key={change.field}>
          {staffBulkEdit.inWords.field(
            words.productEditor.fields[change.field],
            valueInWords(change.field, change[side], words, { choices, linked: [] }),
          )}
        </span>
      ))}
      {row.state ? (
        <span>
          {staffBulkEdit.inWords.field(
            staffBulkEdit.fields.status,
            words.staffProducts.states[row.state[side]],
          )}
        </span>
      ) : null}
      {row.stock ? (
        <span>
          {staffBulkEdit.inWords.field(staffBulkEdit.stockField, row.stock[side].toLocaleString(locale))}
        </span>
      ) : null}
    </span>
  );
  return (
    <section className={styles.part} aria-labelledby="bulk-preview">
      <h2 id="bulk-preview">{staffBulkEdit.preview}</h2>
      <ul className={styles.actions}>
        {actions.map((action) => (
          <li key={action}>{action}</li>
        ))}
      </ul>
      <p className={styles.counts}>
        {staffBulkEdit.previewCounts(preview.changed, preview.unchanged, preview.refused)}
      </p>
      {preview.changed === 0 ? (
        <Notice kind="info">{staffBulkEdit.nothingChanges}</Notice>
      ) : (
        <form method="post" action={`${bulkPaths[edit.goods]}${edit.id}/`}>
          <input type="hidden" name="_wpnonce" value={nonce} readOnly />
          <Button type="submit" name="action" value="start">
            {staffBulkEdit.start(preview.changed)}
          </Button>
        </form>
      )}
      {preview.rows.length === 0 ? null : (
        <>
          <p className={sheet.hint}>{staffBulkEdit.previewRows(preview.rows.length, preview.changed)}</p>
          <RecordTable
            rows={preview.rows.map((row, at) => ({ ...row, at }))}
            keyOf={({ at }) => at}
            empty=""
            columns={[
              {
                name: staffBulkEdit.product,
                link: ({ id, itemId, name, sku }) => ({
                  path: edit.goods === 'articles' ? `/staff/stock/${itemId}/` : `/staff/products/${id}/`,
                  label: name,
                  note: sku ?? '',
                }),
              },
              { name: staffBulkEdit.before, text: (row) => inWords(row, 'from'), isLong: true },
              { name: staffBulkEdit.after, text: (row) => inWords(row, 'to'), isLong: true },
            ]}
          />
        </>
      )}
      <LeftItems
        {...edit}
        title={staffBulkEdit.refusedTitle}
        items={preview.refusals}
        count={preview.refused}
      />
    </section>
  );
}

/** Items that a bulk edit leaves as they are, each with why. */
export function LeftItems({
  goods,
  title,
  items,
  count,
}: {
  readonly goods: BulkGoods;
  readonly title: string;
  readonly items: readonly LeftItem[];
  readonly count: number;
}) {
  const { staffBulkEdit: words, productEditor } = useBackOfficeWords();
  if (items.length === 0) return null;
  const why = ({ field, code }: LeftItem) => {
    const reason = words.refusals[code] ?? productEditor.problems.of[code] ?? code;
    const name =
      field === 'stock'
        ? words.stockField
        : field === 'trash'
          ? words.fields.trash
          : field && productEditor.fields[field];
    return name ? words.inWords.field(name, reason) : reason;
  };
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {count > items.length ? <p className={sheet.hint}>{words.refusedShown(items.length, count)}</p> : null}
      <RecordTable
        rows={items.map((item, at) => ({ ...item, at }))}
        keyOf={({ at }) => at}
        empty=""
        columns={[
          {
            name: words.product,
            text: ({ id, productId, name, sku }) => (
              <span>
                {productId === null ? (
                  name
                ) : (
                  <a href={goods === 'articles' ? `/staff/stock/${id}/` : `/staff/products/${productId}/`}>
                    {name}
                  </a>
                )}
                {sku ? <small>{sku}</small> : null}
              </span>
            ),
          },
          { name: words.why, text: why, isLong: true },
        ]}
      />
    </section>
  );
}
