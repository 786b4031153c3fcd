import type { Told } from '#shop/accounts/rules/told.ts';
import { Notice } from '#ui/display/notice.tsx';
import { useAccountWords } from './use-account-words.ts';

/** Says what has just been done. */
export function ToldNotice({ told }: { told: Told | null }) {
  const words = useAccountWords();
  return told ? <Notice kind="success">{words.told[told]}</Notice> : null;
}
