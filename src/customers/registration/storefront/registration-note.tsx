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

/** The status of the visitor's registration while it is not approved: until then they buy as a retail customer. */
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
