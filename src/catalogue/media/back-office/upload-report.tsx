import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { UploadOutcome } from '../rules/upload-outcome.ts';

/** What became of an upload without scripts. */
export function UploadReport({ added, refused, problem }: UploadOutcome) {
  const { pictures: words } = useBackOfficeWords();
  return (
    <>
      {added > 0 ? <Notice kind="success">{words.added(added)}</Notice> : null}
      {problem === null ? null : <Notice kind="error">{words.uploadProblems[problem]}</Notice>}
      {refused.length === 0 ? null : (
        <Notice kind="error">
          <ul>
            {refused.map(({ name, problem: why }) => (
              <li key={`${name} ${why}`}>{words.refusedFile(name, words.fileProblems[why])}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
