import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { SettingRefusal } from '../rules/setting-form.ts';

/** The sentence that says why what was entered is no value. */
export function useSettingSentence(): (problem: SettingRefusal) => string {
  const { problems } = useBackOfficeWords().staffSettings;
  return (problem) => {
    if (problem.code === 'too-large') return problems['too-large'](problem.max);
    if (problem.code === 'low-contrast') return problems['low-contrast'](problem.suggestion);
    return problems[problem.code];
  };
}
