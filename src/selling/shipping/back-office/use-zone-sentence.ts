import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { ZoneProblem, ZoneProblems } from '../rules/zone-form.ts';
import type { Classes } from './method-fields.tsx';

/** The message for a problem of a zone's form, and the label of its field. */
export function useZoneSentence(problems: ZoneProblems, classes: Classes) {
  const { staffShipping: words } = useBackOfficeWords();
  const sentenceOf = (problem: ZoneProblem) =>
    'typed' in problem ? words.problems[problem.code](problem.typed) : words.problems[problem.code];
  return {
    sentenceOf,
    errorOf(name: string): string {
      const problem = problems[name];
      return problem ? sentenceOf(problem) : '';
    },
    nameOf(name: string): string {
      const field = /^methods\[\w+\]\[([\w-]+)\]$/.exec(name)?.[1] ?? name;
      const classId = Number(/^class-(\d+)$/.exec(field)?.[1] ?? 0);
      const found = classes.find(({ id }) => id === classId);
      if (found) return words.classCost(found.name);
      return Object.entries(words.fields).find(([known]) => known === field)?.[1] ?? field;
    },
  };
}
