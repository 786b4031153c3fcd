import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { MAX_MESSAGE } from '../rules/message-limits.ts';
import type { ConversationNote } from '../rules/staff-conversation.ts';
import type { NoteProblem } from '../server/staff/post-staff-conversation.ts';
import styles from './conversation-notes.module.css';

export type ConversationNotesProps = {
  /** of the page */
  readonly path: string;
  readonly nonce: string;
  readonly notes: readonly ConversationNote[];
  /** why the last one was not stored, and what it said */
  readonly problem: NoteProblem | null;
  readonly entered: string;
};

/** What staff write for each other about a conversation. */
export function ConversationNotes({ path, nonce, notes, problem, entered }: ConversationNotesProps) {
  const { staffConversations, locale } = useBackOfficeWords();
  const words = staffConversations.notes;
  return (
    <form className={sheet.sheet} method="post" action={path} noValidate aria-labelledby="notes-heading">
      <h2 id="notes-heading">{words.heading}</h2>
      {notes.length === 0 ? null : (
        <ol className={styles.notes}>
          {notes.map(({ id, person, body, at }) => (
            <li key={id}>
              <p className={sheet.hint}>
                {person}, <time dateTime={at}>{formatDateTime(at, locale)}</time>
              </p>
              <p className={styles.body} dir="auto">
                {body}
              </p>
            </li>
          ))}
        </ol>
      )}
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <TextArea
        id="note"
        name="note"
        label={words.label}
        hint={words.hint}
        error={problem ? words.problems[problem] : ''}
        rows={3}
        maxLength={MAX_MESSAGE}
        defaultValue={entered}
      />
      <div className={sheet.buttons}>
        <Button type="submit" kind="secondary" name="action" value="note">
          {words.button}
        </Button>
      </div>
    </form>
  );
}
