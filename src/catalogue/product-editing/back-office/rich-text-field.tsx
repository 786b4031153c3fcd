import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useState } from 'react';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { useFieldWords } from './product-fields.tsx';
import styles from './rich-text-field.module.css';
import { useForm } from './use-product-form.ts';

export type RichTextFieldProps = {
  readonly field: 'description' | 'shortDescription' | 'translatedDescription' | 'translatedShortDescription';
  readonly lang: string;
};

/** What the editor would lose: it is written as markup instead. */
const beyondEditor = /<(?:table|img|figure|dl|div|span|sub|sup|small|mark)\b/i;

/** A text with markup: written as it looks, or as its markup. */
export function RichTextField({ field, lang }: RichTextFieldProps) {
  const { values } = useForm();
  const { productEditor: words } = useBackOfficeWords();
  const { id, label, hint, error } = useFieldWords(field);
  const isBeyond = beyondEditor.test(values[field]);
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
      {asMarkup ? <MarkupArea field={field} lang={lang} /> : <VisualEditor field={field} lang={lang} />}
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

const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML());

function VisualEditor({ field, lang }: RichTextFieldProps) {
  const { values, set } = useForm();
  const { id } = useFieldWords(field);
  const value = values[field];
  const editor = useEditor({
    extensions: [StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: { openOnClick: false } })],
    content: value,
    immediatelyRender: false,
    // The shop's policy lets no script write styles: they stand in this field's own.
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        id,
        lang,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        class: styles.text ?? '',
      },
    },
    onUpdate: ({ editor: changed }) => set(field, htmlOf(changed)),
  });
  useEffect(() => {
    if (editor && !editor.isFocused && htmlOf(editor) !== value)
      editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className={styles.box}>
      {editor ? <Toolbar editor={editor} /> : null}
      <EditorContent editor={editor} />
    </div>
  );
}

function Toolbar({ editor }: { readonly editor: Editor }) {
  const { productEditor: words } = useBackOfficeWords();
  const { richText } = words;
  const chain = () => editor.chain().focus();
  const link = () => {
    const href = window.prompt(richText.linkTo, String(editor.getAttributes('link').href ?? 'https://'));
    if (href === null) return;
    if (href.trim() === '' || href === 'https://') chain().unsetLink().run();
    else chain().setLink({ href }).run();
  };
  const tools = [
    { name: richText.bold, sign: 'B', on: editor.isActive('bold'), act: () => chain().toggleBold().run() },
    {
      name: richText.italic,
      sign: 'I',
      on: editor.isActive('italic'),
      act: () => chain().toggleItalic().run(),
    },
    {
      name: richText.heading,
      sign: 'H',
      on: editor.isActive('heading'),
      act: () => chain().toggleHeading({ level: 3 }).run(),
    },
    {
      name: richText.bullets,
      sign: '•',
      on: editor.isActive('bulletList'),
      act: () => chain().toggleBulletList().run(),
    },
    {
      name: richText.numbers,
      sign: '#',
      on: editor.isActive('orderedList'),
      act: () => chain().toggleOrderedList().run(),
    },
    {
      name: richText.quote,
      sign: '“',
      on: editor.isActive('blockquote'),
      act: () => chain().toggleBlockquote().run(),
    },
    { name: richText.link, sign: '↗', on: editor.isActive('link'), act: link },
    { name: richText.undo, sign: '↶', on: false, act: () => chain().undo().run() },
    { name: richText.redo, sign: '↷', on: false, act: () => chain().redo().run() },
  ];
  return (
    <div className={styles.tools} role="toolbar" aria-label={richText.tools}>
      {tools.map(({ name, sign, on, act }) => (
        <button key={name} type="button" aria-label={name} title={name} aria-pressed={on} onClick={act}>
          {sign}
        </button>
      ))}
    </div>
  );
}
