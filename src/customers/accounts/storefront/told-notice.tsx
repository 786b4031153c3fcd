import { Notice } from '#kit/ui/display/notice.tsx';
import type { Told } from '../rules/told.ts';
import { useAccountWords } from './use-account-words.ts';

/** Says what has just been done. */
export function ToldNotice({ told }: { told: Told | null }) {
  const words = useAccountWords();
  return told ? <Notice kind="success">{words.told[told]}</Notice> : null;
}
