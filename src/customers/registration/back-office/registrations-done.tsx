import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { RegistrationsDone as Done } from '../rules/staff-registration.ts';

/** What became of the last form. */
export function RegistrationsDone({ done }: { done: Done | null }) {
  const { staffRegistrations: words } = useBackOfficeWords();
  if (done === null) return null;
  const isGood = done !== 'expired' && done !== 'nothing';
  return <Notice kind={isGood ? 'success' : 'warning'}>{words.done[done]}</Notice>;
}
