import { Notice } from '#kit/ui/display/notice.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { registrationWordsFor } from '#messages/registration-words-for.ts';

export type RegistrationNoteProps = {
  readonly registration: {
    readonly status: 'waiting' | 'approved' | 'refused';
    readonly role: string;
    readonly reason: string;
  } | null;
};

/** How somebody's registration stands, as long as it is not approved: who waits buys as everybody does. */
export function RegistrationNote({ registration }: RegistrationNoteProps) {
  const { locale } = useWords();
  const { note } = registrationWordsFor(locale);
  if (!registration || registration.status === 'approved') return null;
  const { status, role, reason } = registration;
  return (
    <Notice kind="info">
      <p>{note[status](role)}</p>
      {reason === '' ? null : <p>{note.reason(reason)}</p>}
    </Notice>
  );
}
