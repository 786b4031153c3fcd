import { RecordEditor } from '#foundation/records/back-office/record-editor.tsx';
import type { FieldRows } from '#foundation/records/back-office/record-fields.tsx';
import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import type { RejectedForm } from '#foundation/records/rules/posted-record.ts';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { documentPath, isDocument } from '../rules/document.ts';
import {
  type LibraryDraft,
  type LibraryProblems,
  libraryReplacePath,
  type ShapeProblem,
} from '../rules/library-form.ts';
import {
  type ItemTranslation,
  isMade,
  type LibraryItem,
  LONGEST_DESCRIPTION,
} from '../rules/library-item.ts';
import type { PictureUse } from '../rules/library-list.ts';
import { LONGEST_WORDS } from '../rules/picture-limits.ts';
import type { UploadOutcome } from '../rules/upload-outcome.ts';
import styles from './library.module.css';
import { LibraryThumb } from './library-thumb.tsx';
import { ShapeForm } from './shape-form.tsx';
import { UploadForm } from './upload-form.tsx';
import { UploadReport } from './upload-report.tsx';

export type LibraryItemPageProps = {
  readonly item: LibraryItem;
  readonly translation: ItemTranslation;
  readonly uses: readonly PictureUse[];
  /** of `libraryAction` */
  readonly nonce: string;
  readonly saved: boolean;
  /** it was to be deleted, but something shows it */
  readonly isStillUsed: boolean;
  readonly rejected: RejectedForm<LibraryProblems> | null;
  readonly shape: ShapeProblem | 'done' | null;
  /** of an upload of another file without scripts */
  readonly outcome: UploadOutcome | null;
};

const description = {
  name: 'description',
  kind: 'long-text',
  rows: 3,
  maxLength: LONGEST_DESCRIPTION,
} as const;
const documentFields: FieldRows<LibraryDraft> = [
  [
    { name: 'title', kind: 'text', maxLength: LONGEST_WORDS.title },
    { name: 'translatedTitle', kind: 'text', maxLength: LONGEST_WORDS.title },
  ],
  description,
];
const pictureFields: FieldRows<LibraryDraft> = [
  [
    { name: 'alt', kind: 'text', maxLength: LONGEST_WORDS.alt },
    { name: 'translatedAlt', kind: 'text', maxLength: LONGEST_WORDS.alt },
  ],
  [
    { name: 'title', kind: 'text', maxLength: LONGEST_WORDS.title },
    { name: 'translatedTitle', kind: 'text', maxLength: LONGEST_WORDS.title },
  ],
  [
    { name: 'caption', kind: 'text', maxLength: LONGEST_WORDS.caption },
    { name: 'translatedCaption', kind: 'text', maxLength: LONGEST_WORDS.caption },
  ],
  description,
];

/** A picture or document of the library: what it is, its texts, where it is shown, and its end where nothing does. */
export function LibraryItemPage(props: LibraryItemPageProps) {
  const { item, translation, uses, nonce, saved, isStillUsed, rejected, shape, outcome } = props;
  const draft = {
    alt: item.alt,
    translatedAlt: translation.alt,
    title: item.title,
    translatedTitle: translation.title,
    caption: item.caption,
    translatedCaption: translation.caption,
    description: item.description,
  };
  const { staffMedia: words } = useBackOfficeWords();
  const mayGo = uses.length === 0 && item.original !== null;
  const {
    title: heading,
    hint,
    remove,
    stillUsed,
  } = isDocument(item) ? words.documentRemoval : words.pictureRemoval;
  return (
    <RecordEditor
      record={{ id: item.id, draft, nonce, saved, rejected }}
      section="media"
      name="media"
      words={{
        backToList: words.back,
        fields: { ...words.fields, ...words.translated[translation.language] },
        hints: words.hints,
      }}
      title={item.fileName || item.title || words.fromTheShop}
      sentenceOf={() => words.tooLong}
      fields={[
        <div key="picture" className={styles.head}>
          <LibraryThumb picture={item} kind="whole" />
          <div className={styles.about}>
            <Facts item={item} />
            <Uses uses={uses} />
          </div>
        </div>,
        ...(isDocument(item) ? documentFields : pictureFields),
      ]}
      removal={mayGo ? { title: heading, hint, words: remove } : null}
    >
      {isStillUsed ? <Notice kind="warning">{stillUsed}</Notice> : null}
      {outcome === null ? null : outcome.added > 0 ? (
        <Notice kind="success">{words.replaced}</Notice>
      ) : (
        <UploadReport {...outcome} />
      )}
      {isDocument(item) || !isMade(item) ? null : <ShapeForm item={item} nonce={nonce} outcome={shape} />}
      <UploadForm path={libraryReplacePath(item.id)} nonce={nonce} purpose="replacement" replaces={item.id} />
    </RecordEditor>
  );
}

function Facts({ item }: Pick<LibraryItemPageProps, 'item'>) {
  const { staffMedia: words, locale } = useBackOfficeWords();
  const { fileName, width, height, bytes, createdAt } = item;
  return (
    <StaffFacts
      facts={[
        [words.file, fileName || words.fromTheShop],
        isDocument(item)
          ? [words.address, <DocumentLink key="address" item={item} />]
          : [words.columns.size, width === 0 ? words.making : words.pixels(width, height)],
        ...(bytes === 0 ? [] : [[words.columns.weight, words.weight(Math.ceil(bytes / 1000))] as const]),
        [words.uploaded, formatDateTime(createdAt.toISOString(), locale)],
      ]}
    />
  );
}

function DocumentLink({ item }: Pick<LibraryItemPageProps, 'item'>) {
  const { staffMedia: words } = useBackOfficeWords();
  return (
    <a href={documentPath(item.key)} download={item.fileName}>
      {words.download}
    </a>
  );
}

function Uses({ uses }: Pick<LibraryItemPageProps, 'uses'>) {
  const { staffMedia: words } = useBackOfficeWords();
  return (
    <section className={styles.uses} aria-labelledby="media-uses">
      <h2 id="media-uses">{words.usesHeading}</h2>
      {uses.length === 0 ? (
        <p>{words.noUses}</p>
      ) : (
        <ul>
          {uses.map(({ kind, name, path }) => {
            const said = name === '' ? words.useKinds[kind] : `${words.useKinds[kind]}: ${name}`;
            return (
              <li key={`${kind} ${path} ${name}`}>{path === null ? said : <a href={path}>{said}</a>}</li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
