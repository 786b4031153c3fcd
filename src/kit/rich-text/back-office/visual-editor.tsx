import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect } from 'react';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import styles from './visual-editor.module.css';

export type VisualEditorProps = {
  readonly id: string;
  readonly lang: string;
  readonly value: string;
  readonly onChange: (html: string) => void;
};

/** Whether a text has markup that the editor would lose: it is written as markup instead. */
export const isBeyondEditor = (html: string): boolean =>
  /<(?:table|img|figure|dl|div|span|sub|sup|small|mark)\b/i.test(html);

const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML());

/** A text with markup, written as it looks; its label is the element `{id}-label`. */
export function VisualEditor({ id, lang, value, onChange }: VisualEditorProps) {
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
    onUpdate: ({ editor: changed }) => onChange(htmlOf(changed)),
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
