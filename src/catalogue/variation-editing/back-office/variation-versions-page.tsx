import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type CellChoices, writeText } from '../rules/cell-text.ts';
import { kindOf, type VariationField } from '../rules/variation-field.ts';
import { variationsPath, variationVersionsPath } from '../rules/variations-answer.ts';
import type { VariationSave, VariationVersions } from '../server/variation-versions.ts';
import { cellChoices } from './grid-columns.ts';
import styles from './variation-versions-page.module.css';

export type VariationVersionsPageProps = VariationVersions & {
  /** of `variationsAction` */
  readonly nonce: string;
  readonly done: 'restored' | 'nothing' | 'refused' | 'conflict' | null;
};

/** Who saved which variations when, with what stood there before; each save can be taken back with all later ones. */
export function VariationVersionsPage(props: VariationVersionsPageProps) {
  const { product, variationId, names, saves, nonce, done } = props;
  const words = useBackOfficeWords();
  const { versions } = words.staffVariations;
  const choices = cellChoices({ ...props, taxClasses: Object.keys(words.productEditor.taxClasses) }, words);
  const name = variationId === null ? null : (names[variationId] ?? '');
  return (
    <div className={styles.page}>
      <a className={sheet.back} href={variationsPath(product.id)}>
        {words.staffVariations.title(product.name)}
      </a>
      <h1>{name === null ? versions.title : versions.titleOf(name)}</h1>
      {done ? <Notice kind={done === 'restored' ? 'success' : 'error'}>{versions.done[done]}</Notice> : null}
      <p className={styles.hint}>
        {versions.hint}{' '}
        {name === null ? null : <a href={variationVersionsPath(product.id)}>{versions.all}</a>}
      </p>
      {saves.length === 0 ? <p className={styles.hint}>{versions.empty}</p> : null}
      {saves.map((save, at) => (
        <section key={save.id} className={styles.save} aria-labelledby={`save-${save.id}`}>
          <div className={styles.head}>
            <h2 id={`save-${save.id}`}>
              {words.productEditor.version(
                save.person,
                formatDateTime(save.at, words.locale),
                save.isRestored,
              )}
              <small>{versions.count(save.count)}</small>
            </h2>
            {product.trashed ? null : (
              <form method="post" action={variationVersionsPath(product.id, variationId)}>
                <input type="hidden" name="_wpnonce" value={nonce} readOnly />
                <input type="hidden" name="variation" value={variationId ?? ''} readOnly />
                <Button
                  type="submit"
                  kind="secondary"
                  name="from"
                  value={save.id}
                  aria-describedby={`save-${save.id}`}
                >
                  {at === 0 ? versions.undoLast : versions.undo}
                </Button>
              </form>
            )}
          </div>
          <Changes save={save} names={names} productId={product.id} choices={choices} />
        </section>
      ))}
    </div>
  );
}

function Changes({
  save,
  names,
  productId,
  choices,
}: Pick<VariationVersions, 'names'> & {
  readonly save: VariationSave;
  readonly productId: number;
  readonly choices: CellChoices;
}) {
  const { staffVariations: words, locale } = useBackOfficeWords();
  const { versions } = words;
  const labels: Readonly<Record<string, string>> = words.columns;
  const labelOf = (field: VariationField) => labels[field] ?? versions.option;
  const text = (field: VariationField, value: unknown) =>
    (kindOf(field) === 'amount' && typeof value === 'number'
      ? formatEuro(toCents(value), locale)
      : writeText(field, value ?? null, choices)) || words.conflict.nothing;
  const shown = new Set(save.changes.map(({ variationId }) => variationId)).size;
  return (
    <>
      <RecordTable
        rows={save.changes}
        keyOf={({ variationId, field }) => `${variationId} ${field}`}
        empty={versions.otherFields}
        columns={[
          {
            name: words.variation,
            link: ({ variationId }) => ({
              path: variationVersionsPath(productId, variationId),
              label: names[variationId] ?? `#${variationId}`,
            }),
          },
          { name: versions.field, text: ({ field }) => labelOf(field) },
          { name: versions.before, text: ({ field, from }) => text(field, from) },
          { name: versions.after, text: ({ field, to }) => text(field, to) },
        ]}
      />
      {save.count > shown && shown > 0 ? (
        <p className={styles.hint}>{versions.more(save.count - shown)}</p>
      ) : null}
    </>
  );
}
