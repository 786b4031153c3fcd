import { waitingWords } from '#customers/accounts/rules/waiting-words.ts';
import { useAccountWords } from '#customers/accounts/storefront/use-account-words.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { staffAccessFor } from '#messages/staff-access-for.ts';
import type { StaffAccessRefusal } from '../rules/staff-access-page.ts';

/** Why a form of somebody's own access changed nothing. */
export function RefusalNotice({ refusal }: { readonly refusal: StaffAccessRefusal | null }) {
  const words = staffAccessFor(useWords().locale);
  const { logIn } = useAccountWords();
  if (!refusal) return null;
  const sentence = () => {
    switch (refusal.code) {
      case 'password':
        return refusal.text;
      case 'too-many-attempts':
        return words.wait(waitingWords(refusal.waitMs, logIn));
      default:
        return words.problems[refusal.code];
    }
  };
  return <Notice kind="error">{sentence()}</Notice>;
}
