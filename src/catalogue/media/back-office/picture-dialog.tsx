import { useEffect, useState } from 'react';
import { FileInput } from '#kit/ui/controls/file-input.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Dialog } from '#kit/ui/dialogs/dialog.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { Picture } from '#kit/ui/display/picture.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { libraryUploadPath } from '../rules/library-form.ts';
import { pictureBase } from '../rules/picture-base.ts';
import { findPicturesPath, type PictureChoice, type PictureChoices } from '../rules/picture-choice.ts';
import styles from './picture-field.module.css';
import { sendPicture } from './send-picture.ts';

const TYPING_MS = 250;
const MAKING_MS = 1500;

export type PictureDialogProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly onChoose: (picture: PictureChoice) => void;
};

/** Chooses a picture of the library by search, or uploads one, which stands first as soon as it is prepared. */
export function PictureDialog({ title, onClose, onChoose }: PictureDialogProps) {
  const { backOffice, staffMedia, pictures: uploads } = useBackOfficeWords();
  const { picker: words } = staffMedia;
  const [typed, setTyped] = useState('');
  const { found, look } = usePictures(typed);
  const [said, setSaid] = useState('');
  const sentences: Record<string, string> = { ...uploads.fileProblems, ...uploads.uploadProblems };

  async function upload(file: File | undefined): Promise<void> {
    if (!file || !found) return;
    setSaid(uploads.uploading(file.name));
    const outcome = await sendPicture({
      path: libraryUploadPath,
      nonce: found.nonce,
      file,
      onProgress: () => {},
    });
    const problem = outcome?.problem ?? outcome?.refused[0]?.problem ?? null;
    if (outcome === null) return setSaid(uploads.connectionLost);
    setSaid(problem === null ? '' : uploads.refusedFile(file.name, sentences[problem] ?? ''));
    setTyped('');
    look();
  }
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={words.close}>
      <div className={styles.dialog}>
        <div className={styles.tools}>
          <TextField
            id="picture-search"
            label={staffMedia.search}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <div className={styles.upload}>
            <label htmlFor="picture-upload">{words.upload}</label>
            <FileInput
              id="picture-upload"
              words={backOffice.files}
              sendsAtOnce
              accept="image/jpeg,image/png,image/webp,image/avif"
              onChange={(event) => {
                void upload(event.currentTarget.files?.[0]);
                event.currentTarget.value = '';
              }}
            />
          </div>
        </div>
        <div role="status">{said === '' ? null : <Notice kind="info">{said}</Notice>}</div>
        {found && found.pictures.length === 0 ? (
          <p>{typed === '' ? words.empty : staffMedia.nothingFound}</p>
        ) : null}
        <ul className={styles.grid} aria-busy={found === null}>
          {(found?.pictures ?? []).map((picture) => (
            <li key={picture.id}>
              <button
                type="button"
                disabled={!picture.isMade}
                aria-label={words.take(picture.name)}
                onClick={() => onChoose(picture)}
              >
                {picture.isMade ? (
                  <Picture source={{ ...pictureBase(picture), alt: '' }} sizes="120px" />
                ) : (
                  <span className={styles.none}>{staffMedia.making}</span>
                )}
                <span className={styles.name}>{picture.name}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** The pictures for some words; read again while one of them is prepared, or when `look` is called. */
function usePictures(typed: string) {
  const [found, setFound] = useState<PictureChoices | null>(null);
  const [looks, setLooks] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a look reads the same words anew
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(
      async () => {
        const answer = await fetch(`${findPicturesPath}?s=${encodeURIComponent(typed.trim())}`, {
          signal: stop.signal,
        }).catch(() => null);
        if (answer?.ok) setFound((await answer.json()) as PictureChoices);
      },
      typed === '' ? 0 : TYPING_MS,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed, looks]);
  const isMaking = found?.pictures.some((picture) => !picture.isMade) ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look begins another wait
  useEffect(() => {
    if (!isMaking) return;
    const timer = setTimeout(() => setLooks(looks + 1), MAKING_MS);
    return () => clearTimeout(timer);
  }, [isMaking, looks, found]);
  return { found, look: () => setLooks((count) => count + 1) };
}
