import { useState } from 'react';
import { isBeyondEditor, VisualEditor } from '#kit/rich-text/back-office/visual-editor.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { Localized, PageLanguage } from '../../rules/blocks/localized.ts';
import styles from '../page-editor.module.css';
import { usePageEditor } from '../page-editor-context.ts';

export type LocalizedFieldProps = {
  readonly id: string;
  readonly control: 'line' | 'area' | 'rich';
  readonly label: string;
  readonly error: string;
  readonly value: Localized;
  readonly onChange: (value: Localized) => void;
};

/** A text in both languages side by side. */
export function LocalizedField({ id, control, label, error, value, onChange }: LocalizedFieldProps) {
  const { staffPages: words } = useBackOfficeWords();
  const { languages } = usePageEditor();
  return (
    <div className={styles.languages}>
      {languages.map((language, at) => {
        const own = {
          id: at === 0 ? id : `${id}-${language}`,
          label: words.inLanguage[language](label),
          error: at === 0 ? error : '',
          language,
          value: value[language],
          onChange: (text: string) => onChange({ ...value, [language]: text }),
        };
        return control === 'rich' ? (
          <RichField key={language} {...own} />
        ) : (
          <PlainField key={language} control={control} {...own} />
        );
      })}
    </div>
  );
}

type OneLanguage = {
  readonly id: string;
  readonly label: string;
  readonly error: string;
  readonly language: PageLanguage;
  readonly value: string;
  readonly onChange: (text: string) => void;
};

function PlainField({
  control,
  language,
  onChange,
  ...field
}: OneLanguage & { readonly control: 'line' | 'area' }) {
  return control === 'line' ? (
    <TextField {...field} lang={language} onChange={(event) => onChange(event.currentTarget.value)} />
  ) : (
    <TextArea {...field} rows={3} lang={language} onChange={(event) => onChange(event.currentTarget.value)} />
  );
}

/** A text with markup, written as it looks, or as its markup where the editor would lose something of it. */
function RichField({ id, label, error, language, value, onChange }: OneLanguage) {
  const { productEditor } = useBackOfficeWords();
  const isBeyond = isBeyondEditor(value) || /<(?:audio|video|source|track)\b|class=/i.test(value);
  const [asMarkup, setAsMarkup] = useState(isBeyond);
  return (
    <div className={styles.rich}>
      <div className={styles.richHead}>
        <span className={styles.label} id={`${id}-label`}>
          {label}
        </span>
        <button
          type="button"
          className={styles.textButton}
          aria-pressed={asMarkup}
          disabled={asMarkup && isBeyond}
          onClick={() => setAsMarkup(!asMarkup)}
        >
          {productEditor.richText.markup}
        </button>
      </div>
      {asMarkup ? (
        <textarea
          id={id}
          className={styles.markup}
          aria-labelledby={`${id}-label`}
          lang={language}
          rows={10}
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <VisualEditor id={id} lang={language} value={value} onChange={onChange} />
      )}
      {error === '' ? null : <p className={styles.error}>{error}</p>}
    </div>
  );
}
