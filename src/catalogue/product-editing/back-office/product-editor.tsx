import { useEffect, useRef, useState } from 'react';
import { FormSummary } from '#foundation/records/back-office/form-summary.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Badge } from '#kit/ui/display/badge.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { emptyBeginning } from '../rules/product-beginning.ts';
import type { ProductField } from '../rules/product-schema.ts';
import { BegunProducts } from './begun-products.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import type { ProductEditorProps } from './editor-props.ts';
import { stateTones } from './listed-product-columns.tsx';
import { MainSections } from './main-sections.tsx';
import styles from './product-editor.module.css';
import { fieldId, useFieldSentence } from './product-fields.tsx';
import { SideSections } from './side-sections.tsx';
import { TranslationsContext, useTranslations } from './translations-context.ts';
import { ProductFormContext, useProductForm } from './use-product-form.ts';
import { VersionList } from './version-list.tsx';

/** A product of the shop with all that staff decide about it. */
export function ProductEditor(props: ProductEditorProps) {
  const { product, draft, nonce, done, choices, linked, versions } = props;
  const { productEditor: words, staffProducts, locale } = useBackOfficeWords();
  const form = useProductForm({
    id: product.id,
    revision: product.revision,
    stored: product.stored,
    draft: draft?.changes ?? null,
    beginning: draft?.beginning ?? emptyBeginning,
    formKey: props.formKey,
    lastStep: props.lastStep,
    nonce,
    otherLanguage: props.otherLanguage,
  });
  const { values, problems, conflict, failure, isSaving, isDirty, isSafe, justSaved } = form;
  const translations = useTranslations(form, props.hasOtherLanguage);
  const sentenceOf = useFieldSentence();
  const names = { ...words.fields, ...words.translatedFields(props.otherLanguage) };
  // What is typed before the page acts would be lost.
  const [acts, setActs] = useState(false);
  useEffect(() => setActs(true), []);
  const save = useRef(form.save);
  save.current = form.save;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      save.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const wrong = Object.entries(problems) as [ProductField, NonNullable<(typeof problems)[ProductField]>][];
  const path = `/staff/products/${product.id ?? 'new'}/`;
  const said = isSaving
    ? words.saving
    : justSaved
      ? words.saved
      : isDirty
        ? isSafe
          ? words.draftSaved
          : words.unsaved
        : '';
  return (
    <ProductFormContext value={form}>
      <a className={sheet.back} href="/staff/products/">
        {words.back}
      </a>
      <fieldset className={styles.editor} disabled={!acts}>
        <div className={styles.bar}>
          <h1>{values.name || words.newTitle}</h1>
          <Badge tone={stateTones[product.trashedAt ? 'trash' : product.stored.status]}>
            {product.id === null
              ? words.newBadge
              : staffProducts.states[product.trashedAt ? 'trash' : product.stored.status]}
          </Badge>
          <output aria-live="polite">{said}</output>
          <div className={styles.buttons}>
            {isDirty ? (
              <Button kind="quiet" disabled={isSaving} onClick={form.discard}>
                {words.discard}
              </Button>
            ) : null}
            {product.trashedAt === null &&
            product.stored.status === 'draft' &&
            values.status === 'draft' &&
            form.beginning.kind === 'simple' ? (
              <Button kind="secondary" disabled={isSaving} onClick={() => form.save({ status: 'published' })}>
                {words.publish}
              </Button>
            ) : null}
            {product.trashedAt === null ? (
              <Button disabled={isSaving || (!isDirty && product.id !== null)} onClick={() => form.save()}>
                {words.save}
              </Button>
            ) : null}
          </div>
        </div>
        <noscript>
          <Notice kind="warning">{words.needsScripts}</Notice>
        </noscript>
        {done && !isDirty ? (
          <Notice kind={done === 'refused' ? 'error' : 'success'}>{words.done[done]}</Notice>
        ) : null}
        {draft && isDirty ? (
          <Notice kind="info">{words.draftFound(formatDateTime(draft.savedAt, locale))}</Notice>
        ) : null}
        {isDirty ? null : <BegunProducts begun={props.begun} />}
        {product.trashedAt ? <Notice kind="warning">{words.inTrash}</Notice> : null}
        {failure ? <Notice kind="error">{words.failures[failure]}</Notice> : null}
        {conflict ? <ConflictPanel {...conflict} choices={choices} linked={linked} /> : null}
        <FormSummary
          problems={wrong.map(([field, problem]) => ({
            id: fieldId(field),
            sentence: `${names[field]}: ${sentenceOf(problem)}`,
          }))}
        />
        <div className={styles.columns}>
          <div className={styles.column}>
            <TranslationsContext value={translations}>
              <MainSections {...props} />
            </TranslationsContext>
          </div>
          <div className={styles.column}>
            <SideSections {...props} />
            <VersionList versions={versions} path={path} nonce={nonce} choices={choices} linked={linked} />
            {product.id === null ? null : (
              <form className={styles.buttons} method="post" action={path}>
                <input type="hidden" name="_wpnonce" value={nonce} readOnly />
                {product.type === 'simple' && product.trashedAt === null ? (
                  <Button type="submit" kind="secondary" name="action" value="duplicate" disabled={isDirty}>
                    {words.duplicate}
                  </Button>
                ) : null}
                <Button
                  type="submit"
                  kind="secondary"
                  name="action"
                  value={product.trashedAt ? 'restore' : 'trash'}
                  disabled={isDirty}
                >
                  {staffProducts.actions[product.trashedAt ? 'restore' : 'trash']}
                </Button>
              </form>
            )}
          </div>
        </div>
      </fieldset>
    </ProductFormContext>
  );
}
