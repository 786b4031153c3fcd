import { useState } from 'react';
import { isBeyondEditor, VisualEditor } from '#kit/rich-text/back-office/visual-editor.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { useFieldWords } from './product-fields.tsx';
import styles from './rich-text-field.module.css';
import { useForm } from './use-product-form.ts';

export type RichTextFieldProps = {
  readonly field: 'description' | 'shortDescription' | 'translatedDescription' | 'translatedShortDescription';
  readonly lang: string;
};

/** A text with markup: written as it looks, or as its markup. */
export function RichTextField({ field, lang }: RichTextFieldProps) {
  const { values, set } = useForm();
  const { productEditor: words } = useBackOfficeWords();
  const { id, label, hint, error } = useFieldWords(field);
  const isBeyond = isBeyondEditor(values[field]);
  const [asMarkup, setAsMarkup] = useState(isBeyond);
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <span className={styles.label} id={`${id}-label`}>
          {label}
        </span>
        <button
          type="button"
          className={styles.switch}
          aria-pressed={asMarkup}
          disabled={asMarkup && isBeyond}
          onClick={() => setAsMarkup(!asMarkup)}
        >
          {words.richText.markup}
        </button>
      </div>
      {asMarkup ? (
        <MarkupArea field={field} lang={lang} />
      ) : (
        <VisualEditor id={id} lang={lang} value={values[field]} onChange={(html) => set(field, html)} />
      )}
      {asMarkup && isBeyond ? <small>{words.richText.beyond}</small> : null}
      {hint === '' ? null : <small id={`${id}-hint`}>{hint}</small>}
      {error === '' ? null : (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

function MarkupArea({ field, lang }: RichTextFieldProps) {
  const { values, set } = useForm();
  const { id, error } = useFieldWords(field);
  return (
    <textarea
      id={id}
      className={styles.markup}
      aria-labelledby={`${id}-label`}
      aria-invalid={error !== '' || undefined}
      lang={lang}
      rows={8}
      spellCheck={false}
      value={values[field]}
      onChange={(event) => set(field, event.currentTarget.value)}
    />
  );
}
