import { useEffect, useState } from 'react';
import { FieldNotes } from '#kit/ui/controls/field-notes.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import styles from './rich-text-area.module.css';
import { isBeyondEditor, VisualEditor } from './visual-editor.tsx';

export type RichTextAreaProps = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly lang: string;
  readonly defaultValue: string;
  readonly error?: string;
};

/** A text with markup in a form: written as it looks where scripts run, as its markup where none do, or where the editor would lose some of it. */
export function RichTextArea({ id, name, label, lang, defaultValue, error = '' }: RichTextAreaProps) {
  const [value, setValue] = useState(defaultValue);
  const [hasScripts, setHasScripts] = useState(false);
  useEffect(() => setHasScripts(true), []);
  if (!hasScripts || isBeyondEditor(defaultValue)) {
    return (
      <TextArea
        id={id}
        name={name}
        label={label}
        lang={lang}
        rows={6}
        defaultValue={defaultValue}
        error={error}
      />
    );
  }
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <input type="hidden" name={name} value={value} readOnly />
      <VisualEditor id={id} lang={lang} value={value} onChange={setValue} />
      <FieldNotes id={id} error={error} />
    </div>
  );
}
