import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { FileInput } from '#kit/ui/controls/file-input.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { documentType } from '../rules/document.ts';
import { MAX_FILE_BYTES, MAX_FILES_AT_ONCE, MAX_PIXELS } from '../rules/picture-limits.ts';
import { uploadNonceField } from '../rules/upload-form.ts';
import styles from './upload-form.module.css';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

const pictures = 'image/jpeg,image/png,image/webp,image/avif';
const picturesAndDocuments = `${pictures},${documentType}`;
const A_MEGABYTE = 1024 * 1024;
const A_MILLION = 1_000_000;

export type UploadFormProps = {
  readonly path: string;
  readonly nonce: string;
  /** pictures of a product or of a new one, anything for the library, or one file in the place of another */
  readonly purpose: 'product' | 'new-product' | 'library' | 'replacement';
  /** the item of the library whose file is replaced */
  readonly replaces?: number;
  /** stands in a section that has its heading */
  readonly isPart?: boolean;
  /** is called after each file that was taken, with its id in the library; without it the page is read anew */
  readonly onAdded?: (file: File, ids: readonly number[]) => void;
};

/** A form with files that any browser can send; where scripts run, files go as soon as they are chosen or dropped, each with its progress. */
export function UploadForm({ path, nonce, purpose, replaces, isPart = false, onAdded }: UploadFormProps) {
  const { backOffice, pictures: words } = useBackOfficeWords();
  const { revalidate } = useRevalidator();
  const isOne = purpose === 'replacement';
  const [hasScripts, setHasScripts] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const takesPictures = purpose === 'product' || purpose === 'new-product';
  const { uploads, start, retry } = useUploads({
    path,
    nonce,
    inParts: purpose !== 'product',
    replaces,
    onAdded: onAdded ?? (() => void revalidate()),
  });

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    const dropped = [...event.dataTransfer.files];
    start(isOne ? dropped.slice(0, 1) : dropped);
  }
  function onDragOver(event: DragEvent): void {
    event.preventDefault();
    setIsOver(true);
  }
  function onChange(): void {
    if (!field.current) return;
    start([...(field.current.files ?? [])]);
    field.current.value = '';
  }
  // What was chosen before the page acted is sent now.
  const sendChosen = useRef(onChange);
  useEffect(() => {
    setHasScripts(true);
    if (field.current?.files?.length) sendChosen.current();
  }, []);
  return (
    <section className={styles.section} aria-labelledby={isPart ? undefined : 'upload-heading'}>
      {isPart ? null : (
        <h2 id="upload-heading">
          {
            {
              product: words.uploadHeading,
              'new-product': words.uploadHeading,
              library: words.uploadFilesHeading,
              replacement: words.replaceHeading,
            }[purpose]
          }
        </h2>
      )}
      <form
        className={isOver ? `${styles.form} ${styles.over}` : styles.form}
        method="post"
        action={path}
        encType="multipart/form-data"
        onDragOver={onDragOver}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
      >
        <input type="hidden" name={uploadNonceField} value={nonce} readOnly />
        <label className={styles.choose} htmlFor="pictures">
          {words.chooseFiles}
        </label>
        <FileInput
          ref={field}
          id="pictures"
          words={backOffice.files}
          sendsAtOnce
          name="file"
          accept={takesPictures ? pictures : picturesAndDocuments}
          multiple={!isOne}
          required={!hasScripts}
          aria-describedby="upload-hint"
          onChange={hasScripts ? onChange : undefined}
        />
        {hasScripts ? (
          <span className={styles.drop}>{isOne ? words.dropOneHere : words.dropHere}</span>
        ) : (
          <button type="submit" className={buttonClass()}>
            {words.upload}
          </button>
        )}
        <p id="upload-hint" className={styles.hint}>
          {purpose === 'replacement' ? `${words.replaceHint} ` : null}
          {(takesPictures ? words.uploadHint : words.uploadFilesHint)(
            MAX_FILE_BYTES / A_MEGABYTE,
            MAX_PIXELS / A_MILLION,
          )}
          {hasScripts || purpose === 'replacement' ? null : ` ${words.mostAtOnce(MAX_FILES_AT_ONCE)}`}
        </p>
      </form>
      <UploadList uploads={uploads} hidesDone={isPart} onRetry={retry} />
    </section>
  );
}
