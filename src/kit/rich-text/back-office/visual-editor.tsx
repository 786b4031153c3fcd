import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect } from 'react';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { ToolIcon, type ToolIconName } from './tool-icon.tsx';
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

type Tool = { readonly icon: ToolIconName; readonly on: boolean; readonly act: () => void };

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
  const tools: readonly Tool[] = [
    { icon: 'bold', on: editor.isActive('bold'), act: () => chain().toggleBold().run() },
    { icon: 'italic', on: editor.isActive('italic'), act: () => chain().toggleItalic().run() },
    {
      icon: 'heading',
      on: editor.isActive('heading'),
      act: () => chain().toggleHeading({ level: 3 }).run(),
    },
    { icon: 'bullets', on: editor.isActive('bulletList'), act: () => chain().toggleBulletList().run() },
    { icon: 'numbers', on: editor.isActive('orderedList'), act: () => chain().toggleOrderedList().run() },
    { icon: 'quote', on: editor.isActive('blockquote'), act: () => chain().toggleBlockquote().run() },
    { icon: 'link', on: editor.isActive('link'), act: link },
    { icon: 'undo', on: false, act: () => chain().undo().run() },
    { icon: 'redo', on: false, act: () => chain().redo().run() },
  ];
  return (
    <div className={styles.tools} role="toolbar" aria-label={richText.tools}>
      {tools.map(({ icon, on, act }) => (
        <button
          key={icon}
          type="button"
          aria-label={richText[icon]}
          title={richText[icon]}
          aria-pressed={on}
          onClick={act}
        >
          <ToolIcon name={icon} />
        </button>
      ))}
    </div>
  );
}
