import { Button } from '#kit/ui/controls/button.tsx';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import styles from './upload-form.module.css';
import { isOnItsWay, type Upload } from './use-uploads.ts';

type Retry = (id: number, file: File) => void;

function UploadState({ id, name, state, onRetry }: Upload & { readonly onRetry: Retry }) {
  const { pictures: words } = useBackOfficeWords();
  const { fileProblems, uploadProblems } = words;
  switch (state.kind) {
    case 'sending':
      return state.share < 1 ? (
        <progress value={state.share} max={1} aria-label={words.uploading(name)} />
      ) : (
        <span>{words.preparing}</span>
      );
    case 'waiting':
      return <span>{words.waiting}</span>;
    case 'done':
      return (
        <span className={styles.done}>
          <Icon name="check" /> {words.done}
        </span>
      );
    case 'interrupted':
      return <span className={styles.refused}>{words.interrupted}</span>;
    case 'broken':
      return (
        <>
          <span className={styles.refused}>{words.connectionLost}</span>
          <Button type="button" kind="secondary" onClick={() => onRetry(id, state.file)}>
            {words.retry}
          </Button>
        </>
      );
    case 'refused': {
      const sentences: Record<string, string> = { ...fileProblems, ...uploadProblems };
      return <span className={styles.refused}>{sentences[state.problem]}</span>;
    }
  }
}

/** How far each file is; finished files are announced to screen readers, and not listed where the page shows them itself. */
export function UploadList({
  uploads,
  hidesDone,
  onRetry,
}: {
  uploads: readonly Upload[];
  hidesDone: boolean;
  onRetry: Retry;
}) {
  const { pictures: words } = useBackOfficeWords();
  const added = uploads.filter(({ state }) => state.kind === 'done').length;
  const isBusy = uploads.some(({ state }) => isOnItsWay(state));
  const sentences: Record<string, string> = { ...words.fileProblems, ...words.uploadProblems };
  const failed = uploads.flatMap(({ name, state }) => {
    if (state.kind === 'broken') return [words.refusedFile(name, words.connectionLost)];
    return state.kind === 'refused' ? [words.refusedFile(name, sentences[state.problem] ?? '')] : [];
  });
  const listed = hidesDone ? uploads.filter(({ state }) => state.kind !== 'done') : uploads;
  return (
    <>
      {listed.length === 0 ? null : (
        <ul className={styles.uploads}>
          {listed.map((upload) => (
            <li key={upload.id}>
              <b>{upload.name}</b>
              <UploadState {...upload} onRetry={onRetry} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.heard} role="status">
        {isBusy || uploads.length === 0 ? '' : [words.added(added), ...failed].join(' ')}
      </p>
    </>
  );
}
