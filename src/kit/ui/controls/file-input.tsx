import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { buttonClass } from './button-class.ts';
import kit from './field.module.css';
import styles from './file-input.module.css';

export type FileWords = {
  readonly chooseOne: string;
  readonly chooseMany: string;
  readonly none: string;
  /** beside the button once more than one is chosen */
  readonly many: (files: number) => string;
};

export type FileInputProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  readonly words: FileWords;
  /** files leave as soon as they are chosen, so that none is ever waiting */
  readonly sendsAtOnce?: boolean;
};

/**
 * A file field in the words of the page instead of those of the browser. The browser's own field does all the work and is seen where scripts do
 * not run; over it stands what it looks like.
 */
export function FileInput({ words, sendsAtOnce = false, onChange, ...input }: FileInputProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [names, setNames] = useState<readonly string[]>([]);

  // What was chosen before the page acted, and what a form that is reset lets go.
  useEffect(() => {
    const field = box.current?.querySelector('input');
    const form = field?.form;
    const read = () => setNames(namesIn(field));
    const later = () => setTimeout(read);
    read();
    form?.addEventListener('reset', later);
    return () => form?.removeEventListener('reset', later);
  }, []);
  return (
    <span ref={box} className={styles.box}>
      <input
        {...input}
        type="file"
        className={`${kit.file} ${styles.input}`}
        onChange={(event) => {
          onChange?.(event);
          setNames(namesIn(event.currentTarget));
        }}
      />
      <span className={styles.face} aria-hidden="true">
        <span className={`${buttonClass({ kind: 'secondary' })} ${styles.button}`}>
          {input.multiple ? words.chooseMany : words.chooseOne}
        </span>
        {sendsAtOnce ? null : <Chosen names={names} words={words} />}
      </span>
    </span>
  );
}

function Chosen({ names, words }: { readonly names: readonly string[]; readonly words: FileWords }) {
  if (names.length === 0) return <span className={`${styles.chosen} ${styles.none}`}>{words.none}</span>;
  return <span className={styles.chosen}>{names.length === 1 ? names[0] : words.many(names.length)}</span>;
}

const namesIn = (field: HTMLInputElement | null | undefined): readonly string[] =>
  [...(field?.files ?? [])].map(({ name }) => name);
