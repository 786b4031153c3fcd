import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { SetUpProblem } from '../rules/set-up-problem.ts';

/** The sentence that says why a field of a step cannot be stored. */
export function useStepSentence(): (problem: SetUpProblem) => string {
  const { staffSetUp, staffSettings } = useBackOfficeWords();
  const own: Readonly<Record<string, string>> = staffSetUp.problems;
  const ofFiles: Readonly<Record<string, string>> = staffSetUp.fileProblems;
  const ofSettings = staffSettings.problems;
  return (problem) => {
    if (problem.code === 'file') return ofFiles[problem.problem] ?? problem.problem;
    if (problem.code === 'too-large') return ofSettings['too-large'](problem.max);
    if (problem.code === 'low-contrast') return ofSettings['low-contrast'](problem.suggestion);
    const usual: Readonly<Record<string, unknown>> = ofSettings;
    const said = own[problem.code] ?? usual[problem.code];
    return typeof said === 'string' ? said : problem.code;
  };
}
