import { useState } from 'react';
import { UploadList } from '#catalogue/media/back-office/upload-list.tsx';
import { useUploads } from '#catalogue/media/back-office/use-uploads.ts';
import { isNamedDocument } from '#catalogue/media/rules/document.ts';
import { libraryUploadPath } from '#catalogue/media/rules/library-form.ts';
import { StaffFileField } from '#foundation/records/back-office/staff-file-field.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { LinkedDocument } from '../rules/product-schema.ts';
import type { KnownDocument } from '../server/read-documents.ts';
import { DocumentLine } from './document-line.tsx';
import styles from './product-editor.module.css';
import { useFieldWords } from './product-fields.tsx';
import { useForm } from './use-product-form.ts';

export type DocumentsFieldProps = {
  /** of the library, newest first */
  readonly known: readonly KnownDocument[];
  readonly uploadNonce: string;
  readonly shopLanguage: 'it' | 'en';
};

/** The documents of a product, uploaded here or chosen among those of the media library. */
export function DocumentsField({ known, uploadNonce, shopLanguage }: DocumentsFieldProps) {
  const { values, change } = useForm();
  const { productEditor } = useBackOfficeWords();
  const { documents: words } = productEditor;
  const { id, error } = useFieldWords('documents');
  const [met, setMet] = useState<readonly KnownDocument[]>(known);
  const [wrong, setWrong] = useState('');
  const add = (mediaIds: readonly number[]) =>
    change('documents', (linked) => [
      ...linked,
      ...mediaIds
        .filter((mediaId) => linked.every((one) => one.mediaId !== mediaId))
        .map(
          (mediaId): LinkedDocument => ({ mediaId, kind: 'data-sheet', language: shopLanguage, title: '' }),
        ),
    ]);
  const { uploads, start, retry } = useUploads({
    path: libraryUploadPath,
    nonce: uploadNonce,
    inParts: true,
    onAdded: (file, ids) => {
      setMet((all) => [...ids.map((one) => ({ id: one, fileName: file.name, key: '' })), ...all]);
      add(ids);
    },
  });
  const chosen = values.documents;
  const free = met.filter((one) => chosen.every(({ mediaId }) => mediaId !== one.id));
  return (
    <div className={styles.lines} id={id} tabIndex={-1}>
      {chosen.length === 0 ? <p className={styles.hint}>{words.none}</p> : null}
      {chosen.length === 0 ? null : (
        <ol className={styles.documents}>
          {chosen.map((document, at) => (
            <DocumentLine
              key={document.mediaId}
              document={document}
              file={met.find((one) => one.id === document.mediaId) ?? null}
              isFirst={at === 0}
              onChange={(part) =>
                change('documents', (all) =>
                  all.map((one) => (one.mediaId === document.mediaId ? { ...one, ...part } : one)),
                )
              }
              onUp={() =>
                change('documents', (all) => [
                  ...all.slice(0, at - 1),
                  ...all.slice(at, at + 1),
                  ...all.slice(at - 1, at),
                  ...all.slice(at + 1),
                ])
              }
              onRemove={() =>
                change('documents', (all) => all.filter((one) => one.mediaId !== document.mediaId))
              }
            />
          ))}
        </ol>
      )}
      <UploadList uploads={uploads} hidesDone onRetry={retry} />
      <div className={styles.pair}>
        <StaffFileField
          id={`${id}-file`}
          label={words.upload}
          hint={words.uploadHint}
          error={wrong}
          accept="application/pdf,.pdf"
          multiple
          sendsAtOnce
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])];
            event.currentTarget.value = '';
            setWrong(files.every(({ name }) => isNamedDocument(name)) ? '' : words.onlyPdf);
            start(files.filter(({ name }) => isNamedDocument(name)));
          }}
        />
        {free.length === 0 ? null : (
          <Select
            id={`${id}-add`}
            label={words.fromLibrary}
            value=""
            options={[
              { value: '', label: productEditor.choose },
              ...free.map((one) => ({ value: String(one.id), label: one.fileName })),
            ]}
            onChange={(event) => add([Number(event.currentTarget.value)])}
          />
        )}
      </div>
      {error === '' ? null : <p className={styles.error}>{error}</p>}
    </div>
  );
}
