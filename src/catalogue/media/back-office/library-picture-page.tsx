import { RecordEditor } from '#foundation/records/back-office/record-editor.tsx';
import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import type { RejectedForm } from '#foundation/records/rules/posted-record.ts';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { LibraryProblems } from '../rules/library-form.ts';
import type { PictureUse } from '../rules/library-list.ts';
import { type LibraryPicture, LONGEST_DESCRIPTION } from '../rules/library-picture.ts';
import { LONGEST_WORDS } from '../rules/picture-limits.ts';
import styles from './library.module.css';
import { LibraryThumb } from './library-thumb.tsx';

export type LibraryPicturePageProps = {
  readonly picture: LibraryPicture;
  readonly uses: readonly PictureUse[];
  /** of `libraryAction` */
  readonly nonce: string;
  readonly saved: boolean;
  /** it was to be deleted, but something shows it */
  readonly isStillUsed: boolean;
  readonly rejected: RejectedForm<LibraryProblems> | null;
};

/** A picture of the library: what it is, its texts, where it is shown, and its end where nothing does. */
export function LibraryPicturePage(props: LibraryPicturePageProps) {
  const { picture, uses, nonce, saved, isStillUsed, rejected } = props;
  const { staffMedia: words } = useBackOfficeWords();
  const { alt, title, caption, description } = picture;
  const mayGo = uses.length === 0 && picture.original !== null;
  return (
    <RecordEditor
      record={{ id: picture.id, draft: { alt, title, caption, description }, nonce, saved, rejected }}
      section="media"
      name="media"
      words={{ backToList: words.back, fields: words.fields, hints: words.hints }}
      title={picture.fileName || title || words.fromTheShop}
      sentenceOf={() => words.tooLong}
      fields={[
        <LibraryThumb key="picture" picture={picture} kind="whole" />,
        { name: 'alt', kind: 'text', maxLength: LONGEST_WORDS.alt },
        { name: 'title', kind: 'text', maxLength: LONGEST_WORDS.title },
        { name: 'caption', kind: 'text', maxLength: LONGEST_WORDS.caption },
        { name: 'description', kind: 'long-text', rows: 3, maxLength: LONGEST_DESCRIPTION },
      ]}
      removal={mayGo ? { title: words.removeTitle, hint: words.removeHint, words: words.remove } : null}
    >
      {isStillUsed ? <Notice kind="warning">{words.stillUsed}</Notice> : null}
      <div className={styles.about}>
        <Facts picture={picture} />
        <Uses uses={uses} />
      </div>
    </RecordEditor>
  );
}

function Facts({ picture }: Pick<LibraryPicturePageProps, 'picture'>) {
  const { staffMedia: words, locale } = useBackOfficeWords();
  const { fileName, width, height, bytes, createdAt } = picture;
  return (
    <StaffFacts
      framed
      facts={[
        [words.file, fileName || words.fromTheShop],
        [words.columns.size, width === 0 ? words.making : words.pixels(width, height)],
        ...(bytes === 0 ? [] : [[words.columns.weight, words.weight(Math.ceil(bytes / 1000))] as const]),
        [words.uploaded, formatDateTime(createdAt.toISOString(), locale)],
      ]}
    />
  );
}

function Uses({ uses }: Pick<LibraryPicturePageProps, 'uses'>) {
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
