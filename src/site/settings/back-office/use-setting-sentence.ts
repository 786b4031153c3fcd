import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { SettingRefusal } from '../rules/setting-form.ts';

/** The sentence that says why what was entered is no value. */
export function useSettingSentence(): (problem: SettingRefusal) => string {
  const { problems } = useBackOfficeWords().staffSettings;
  return (problem) =>
    problem.code === 'too-large' ? problems['too-large'](problem.max) : problems[problem.code];
}
