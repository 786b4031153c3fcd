import { Notice } from '#kit/ui/display/notice.tsx';
import type { Flash } from '../rules/flash.ts';
import { useAccountWords } from './use-account-words.ts';

/** Says what has just been done. */
export function FlashNotice({ flash }: { flash: Flash | null }) {
  const words = useAccountWords();
  return flash ? <Notice kind="success">{words.flash[flash]}</Notice> : null;
}
