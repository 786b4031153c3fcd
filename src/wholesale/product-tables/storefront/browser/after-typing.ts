import { searchPauseMs } from '../../rules/table-limits.ts';

/** Reacts to typing in a box a while after the last key (TAB-21), at once where the box is emptied by its own cross. */
export function afterTyping(box: HTMLInputElement, react: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = box.value;
  const later = () => {
    if (box.value === last) return;
    last = box.value;
    clearTimeout(timer);
    timer = setTimeout(react, searchPauseMs);
  };
  box.addEventListener('keyup', later);
  box.addEventListener('search', later);
}
