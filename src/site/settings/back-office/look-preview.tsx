import { useEffect, useRef, useState } from 'react';
import { PreviewStage } from '#foundation/records/back-office/preview-stage.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { lookPreviewPath, readLook } from '../rules/shown-look.ts';
import { dressPage, type PreviewedLogo } from './dress-page.ts';
import styles from './look-preview.module.css';
import { useSettingSentence } from './use-setting-sentence.ts';

const screens = [
  ['telephone', 360],
  ['screen', 1280],
] as const;

export type LookPreviewProps = {
  /** the fields of the form that choose another logo, and that take it away; null for a form without */
  readonly logoFields: { readonly file: string; readonly remove: string } | null;
};

/** A page of the storefront in the look that the form around it says, while it is typed. Nobody else sees it until it is saved. */
export function LookPreview({ logoFields }: LookPreviewProps) {
  const { staffSettings: words, staffLookPreview: said } = useBackOfficeWords();
  const sentence = useSettingSentence();
  const box = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<(typeof screens)[number][1]>(360);
  const [look, setLook] = useState<ReturnType<typeof readLook> | null>(null);
  const [logo, setLogo] = useState<PreviewedLogo>('stored');
  useEffect(() => {
    const form = box.current?.closest('form');
    if (!form) return;
    const read = () => {
      const typed = new FormData(form);
      setLook(readLook(Object.fromEntries([...typed.keys()].map((name) => [name, textsOf(typed, name)]))));
      if (logoFields) void previewedLogo(typed, logoFields).then(setLogo);
    };
    read();
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, [logoFields]);
  const dress = () => {
    const page = frame.current?.contentDocument;
    if (page && look) dressPage(page, { theme: look.theme, logo });
  };
  useEffect(dress);
  const sentenceOf = (name: 'theme_accent' | 'theme_dark') => {
    const problem = look?.problems[name];
    if (!problem) return [];
    const coded = typeof problem === 'string' ? { code: problem } : problem;
    return [`${words.settings[name].label}: ${sentence(coded)}.`];
  };
  const wrong = [...sentenceOf('theme_accent'), ...sentenceOf('theme_dark')];
  return (
    <section ref={box} className={styles.preview} aria-labelledby="look-preview">
      <h2 id="look-preview">{said.title}</h2>
      <p className={sheet.hint}>{look === null ? said.needsScripts : said.hint}</p>
      {look === null ? null : (
        <>
          <p role="status" className={wrong.length > 0 ? styles.wrong : styles.readable}>
            {wrong.length > 0 ? wrong.join(' ') : said.readable}
          </p>
          <div className={styles.screens}>
            {screens.map(([name, one]) => (
              <button
                key={one}
                type="button"
                className={styles.screen}
                aria-pressed={one === width}
                onClick={() => setWidth(one)}
              >
                {said.widths[name]}
              </button>
            ))}
          </div>
          <PreviewStage
            title={said.title}
            src={lookPreviewPath}
            width={width}
            frame={frame}
            onLoad={() => {
              const page = frame.current?.contentDocument;
              if (page) stayThere(page, said.title);
              dress();
            }}
          />
        </>
      )}
    </section>
  );
}

const textsOf = (typed: FormData, name: string) =>
  typed.getAll(name).filter((value): value is string => typeof value === 'string');

/** A preview is looked at: its links lead nowhere and its forms send nothing. */
function stayThere(page: Document, title: string): void {
  // Beside those of the staff area its landmarks need a name.
  for (const landmark of page.querySelectorAll('header:not(main *), main, footer:not(main *)'))
    landmark.setAttribute('aria-label', title);
  const stop = (event: Event) => {
    const { target } = event;
    if (event.type === 'submit' || (target as Element | null)?.closest?.('a')) event.preventDefault();
  };
  for (const type of ['click', 'auxclick', 'submit']) page.addEventListener(type, stop, true);
}

async function previewedLogo(
  typed: FormData,
  { file, remove }: NonNullable<LookPreviewProps['logoFields']>,
): Promise<PreviewedLogo> {
  const chosen = typed.get(file);
  if (!(chosen instanceof File) || chosen.size === 0) return typed.has(remove) ? 'none' : 'stored';
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ address: String(reader.result) });
    reader.onerror = () => resolve('stored');
    reader.readAsDataURL(chosen);
  });
}
