import { useEffect, useMemo, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { unpackRows } from '../rules/grid-row.ts';
import type { ProductAttribute } from '../rules/product-attribute.ts';
import { MOST_VARIATIONS } from '../rules/variation-limits.ts';
import { type VariationsAnswer, variationsPath, variationVersionsPath } from '../rules/variations-answer.ts';
import type { VariationsPage as Page } from '../server/read-variations-page.ts';
import { AttributePanel } from './attribute-panel.tsx';
import { useVariationCells } from './use-variation-cells.ts';
import { VariationSheet } from './variation-sheet.tsx';
import styles from './variations-page.module.css';

export type VariationsPageProps = Page & { /** of `variationsAction` */ readonly nonce: string };

/** The variations of a product: what makes them, and all of them in one table. */
export function VariationsPage(props: VariationsPageProps) {
  const { product, seen, axes, nonce } = props;
  const { staffVariations: words } = useBackOfficeWords();
  const rows = useMemo(() => unpackRows(props.rows, axes), [props.rows, axes]);
  const known = useMemo(
    () => rows.map(({ values }) => Object.fromEntries(axes.map((axis) => [axis, values[`option:${axis}`]]))),
    [rows, axes],
  );
  const path = variationsPath(product.id);
  const cells = useVariationCells({ rows, path, nonce });
  const poster = useFetcher<VariationsAnswer>();
  const answer = poster.state === 'idle' ? (poster.data ?? null) : null;
  // Of saving and of all else the last one speaks.
  const [latest, setLatest] = useState<VariationsAnswer | null>(null);
  useEffect(() => setLatest(cells.heard), [cells.heard]);
  useEffect(() => setLatest(answer), [answer]);
  // Far down in the table it would not be seen.
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (latest) said.current?.scrollIntoView({ block: 'nearest' });
  }, [latest]);
  const post = (fields: Readonly<Record<string, string>>) => {
    const form = new FormData();
    form.set('_wpnonce', nonce);
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    void poster.submit(form, { method: 'post', action: path, encType: 'multipart/form-data' });
  };
  // What is typed before the page acts would be lost.
  const [acts, setActs] = useState(false);
  useEffect(() => setActs(true), []);
  const save = useRef(cells.save);
  save.current = cells.save;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      // A cell that is being typed into has changed with the same key.
      setTimeout(() => save.current());
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const isBusy = poster.state !== 'idle';
  return (
    <fieldset className={styles.page} disabled={!acts}>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <a className={sheet.back} href={`/staff/products/${product.id}/`}>
        {words.back(product.name)}
      </a>
      <div className={styles.bar}>
        <h1>{words.title(product.name)}</h1>
        <output aria-live="polite">
          {cells.isSaving ? words.saving : cells.isDirty ? words.unsaved(cells.state.edits.size) : ''}
        </output>
        {rows.length === 0 ? null : (
          <div className={styles.buttons}>
            <a className={buttonClass({ kind: 'quiet' })} href={variationVersionsPath(product.id)}>
              {words.versions.link}
            </a>
            {cells.isDirty ? (
              <Button kind="quiet" disabled={cells.isSaving} onClick={cells.discard}>
                {words.discard}
              </Button>
            ) : null}
            <Button disabled={cells.isSaving || !cells.isDirty} onClick={cells.save}>
              {words.save}
            </Button>
          </div>
        )}
      </div>
      <noscript>
        <Notice kind="warning">{words.needsScripts}</Notice>
      </noscript>
      {cells.isFound && cells.isDirty ? <Notice kind="info">{words.draftFound}</Notice> : null}
      <div ref={said} className={styles.said}>
        <Answer answer={latest} productId={product.id} />
      </div>
      {product.trashed ? <Notice kind="warning">{words.failures['in-trash']}</Notice> : null}
      {product.isDraft && rows.length > 0 ? (
        <Notice action={<a href={`/staff/products/${product.id}/`}>{words.toPublish}</a>}>
          {words.isDraft}
        </Notice>
      ) : null}
      <details className={`${styles.section} ${styles.fold}`} open={rows.length === 0 || undefined}>
        <summary>
          <h2>{words.attributes.title}</h2>
        </summary>
        <AttributePanel
          key={seen}
          {...props}
          known={known}
          problem={answer?.kind === 'refused-attributes' ? answer.problem : null}
          isBusy={isBusy}
          isHeld={cells.isDirty}
          onPost={(action, attributes: readonly ProductAttribute[]) =>
            post({ action, seen, attributes: JSON.stringify(attributes) })
          }
        />
      </details>
      {rows.length > 0 ? (
        <section className={styles.section} aria-labelledby="variations-title">
          {acts ? (
            <VariationSheet
              {...props}
              rows={rows}
              cells={cells}
              onRemove={(ids) => post({ action: 'remove', ids: JSON.stringify(ids) })}
            />
          ) : (
            <h2 id="variations-title">{words.section.count(rows.length, 0)}</h2>
          )}
        </section>
      ) : (
        <section className={styles.section}>
          <p>{words.empty}</p>
          {product.type === 'variable' ? (
            <div className={styles.buttons}>
              <Button kind="secondary" disabled={isBusy} onClick={() => post({ action: 'simple' })}>
                {words.becomeSimple}
              </Button>
            </div>
          ) : null}
        </section>
      )}
    </fieldset>
  );
}

/** What was done, or why it was not. */
function Answer({
  answer,
  productId,
}: {
  readonly answer: VariationsAnswer | null;
  readonly productId: number;
}) {
  const { staffVariations: words } = useBackOfficeWords();
  if (!answer) return null;
  switch (answer.kind) {
    case 'generated':
      return <Notice kind="success">{words.done.generated(answer.made)}</Notice>;
    case 'removed':
      return <Notice kind="success">{words.done.removed(answer.count)}</Notice>;
    case 'saved':
      return <Notice kind="success">{words.done.saved(answer.count)}</Notice>;
    case 'attributes-saved':
      return <Notice kind="success">{words.done.attributes}</Notice>;
    case 'has-stock':
      return (
        <Notice kind="error" action={<a href={`/staff/stock/${productId}/`}>{words.toStock}</a>}>
          {words.hasStock(answer.onHand, answer.reserved)}
        </Notice>
      );
    case 'stay':
      return <Notice kind="error">{words.stay(answer.reserved, answer.onHand)}</Notice>;
    case 'too-many':
      return <Notice kind="error">{words.attributes.tooMany(answer.total, MOST_VARIATIONS)}</Notice>;
    case 'refused-attributes':
    case 'refused-cells':
    case 'conflict':
      return null;
    default:
      return <Notice kind="error">{words.failures[answer.kind]}</Notice>;
  }
}
