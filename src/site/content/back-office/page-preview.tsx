import { useState } from 'react';
import { PreviewStage } from '#foundation/records/back-office/preview-stage.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import styles from './page-editor.module.css';

const screens = [
  ['telephone', 360],
  ['tablet', 768],
  ['screen', 1280],
] as const;

export type PagePreviewProps = {
  readonly path: string;
  /** the page is shown anew when it grows */
  readonly revision: number;
  readonly isDirty: boolean;
};

/** The saved draft as shoppers would see it, as wide as a telephone, a tablet or a screen, in either language. */
export function PagePreview({ path, revision, isDirty }: PagePreviewProps) {
  const { staffPages: words } = useBackOfficeWords();
  const [width, setWidth] = useState<(typeof screens)[number][1] | null>(null);
  const [language, setLanguage] = useState<'it' | 'en'>('it');
  return (
    <section className={styles.preview} aria-labelledby="preview-title">
      <h2 id="preview-title">{words.preview.title}</h2>
      <p className={styles.cardNote}>{isDirty ? words.preview.saveFirst : words.preview.hint}</p>
      <div className={styles.buttons}>
        {screens.map(([name, one]) => (
          <button
            key={one}
            type="button"
            className={styles.textButton}
            aria-pressed={one === width}
            onClick={() => setWidth(one === width ? null : one)}
          >
            {words.preview.widths[name]}
          </button>
        ))}
        {(['it', 'en'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className={styles.textButton}
            aria-pressed={one === language}
            onClick={() => setLanguage(one)}
          >
            {words.preview.languages[one]}
          </button>
        ))}
      </div>
      {width === null ? null : (
        <PreviewStage
          title={words.preview.title}
          src={`${path}?in=${language}&revision=${revision}`}
          width={width}
        />
      )}
    </section>
  );
}
