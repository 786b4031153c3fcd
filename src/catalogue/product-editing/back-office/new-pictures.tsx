import { useState } from 'react';
import { LibraryButton } from '#catalogue/media/back-office/library-button.tsx';
import { UploadForm } from '#catalogue/media/back-office/upload-form.tsx';
import { documentType } from '#catalogue/media/rules/document.ts';
import { libraryUploadPath } from '#catalogue/media/rules/library-form.ts';
import { pictureBase } from '#catalogue/media/rules/picture-base.ts';
import type { PictureChoice } from '#catalogue/media/rules/picture-choice.ts';
import { MAX_PICTURES_OF_PRODUCT } from '#catalogue/media/rules/picture-limits.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { Icon } from '#kit/ui/display/icon.tsx';
import { Picture as ShownPicture } from '#kit/ui/display/picture.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { EditorPicture } from '../server/library-pictures.ts';
import styles from './new-pictures.module.css';
import { smallPicture } from './small-picture.ts';
import { useForm } from './use-product-form.ts';

/** A picture that was uploaded on this page. */
type Uploaded = { readonly name: string; readonly source: string };

/** The pictures that a new product begins with: uploaded into the library at once or taken from it, the product's own as soon as it is saved. */
export function NewPictures({
  known,
  nonce,
}: {
  /** those of a draft */
  readonly known: readonly EditorPicture[];
  /** of uploads to the library */
  readonly nonce: string;
}) {
  const { pictures: words } = useBackOfficeWords();
  const { beginning, begin } = useForm();
  const [uploaded, setUploaded] = useState<ReadonlyMap<number, Uploaded>>(new Map());
  const [chosen, setChosen] = useState<readonly EditorPicture[]>([]);
  const [said, setSaid] = useState('');
  const ids = beginning.pictureIds;
  const change = (update: (ids: readonly number[]) => readonly number[]) =>
    begin((now) => ({ ...now, pictureIds: [...update(now.pictureIds)] }));
  const onAdded = (file: File, added: readonly number[]) => {
    if (file.type === documentType) return;
    change((all) => [...new Set([...all, ...added])].slice(0, MAX_PICTURES_OF_PRODUCT));
    void smallPicture(file).then((source) =>
      setUploaded(
        (all) => new Map([...all, ...added.map((id) => [id, { name: file.name, source }] as const)]),
      ),
    );
  };
  const onChosen = (picture: PictureChoice) => {
    change((all) => [...new Set([...all, picture.id])].slice(0, MAX_PICTURES_OF_PRODUCT));
    setChosen((all) => [...all, picture]);
  };
  const move = (from: number, to: number) => {
    change((all) => {
      const others = all.filter((_, at) => at !== from);
      return [...others.slice(0, to), ...all.slice(from, from + 1), ...others.slice(to)];
    });
    setSaid(words.moved(to + 1, ids.length));
  };
  return (
    <>
      {ids.length === 0 ? null : (
        <ol className={styles.list}>
          {ids.map((id, at) => {
            const stored = [...known, ...chosen].find((one) => one.id === id && one.widths.length > 0);
            const fresh = uploaded.get(id);
            return (
              <li key={id}>
                {fresh?.source ? (
                  <img src={fresh.source} alt={fresh.name} width={120} height={120} />
                ) : stored ? (
                  <ShownPicture
                    source={{ ...pictureBase(stored), alt: words.picture(at + 1, ids.length) }}
                    sizes="120px"
                  />
                ) : (
                  <span className={styles.unseen}>{fresh?.name ?? words.picture(at + 1, ids.length)}</span>
                )}
                {at === 0 ? <b>{words.main}</b> : null}
                <div>
                  {at === 0 ? null : (
                    <Button kind="quiet" aria-label={words.earlier(at + 1)} onClick={() => move(at, at - 1)}>
                      <Icon name="chevron-left" />
                    </Button>
                  )}
                  {at < 2 ? null : (
                    <Button kind="quiet" aria-label={words.makeMainOf(at + 1)} onClick={() => move(at, 0)}>
                      {words.makeMain}
                    </Button>
                  )}
                  <Button
                    kind="quiet"
                    aria-label={words.removeOf(at + 1)}
                    onClick={() => {
                      change((all) => all.filter((one) => one !== id));
                      setSaid(words.removed);
                    }}
                  >
                    <Icon name="close" />
                  </Button>
                </div>
              </li>
            );
          })}
        </ol>
      )}
      <p className={styles.said} role="status">
        {said}
      </p>
      <UploadForm path={libraryUploadPath} nonce={nonce} purpose="new-product" isPart onAdded={onAdded} />
      <LibraryButton onChoose={onChosen} />
    </>
  );
}
