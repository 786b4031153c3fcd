import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { FileProblem, PriceAction, StaffPriceProblem } from '../rules/staff-prices.ts';

type PriceOutcomeProps = {
  readonly problem: StaffPriceProblem | null;
  readonly done: PriceAction | null;
  readonly file?: FileProblem | null;
};

/** The notice after a form of the price lists was posted. */
export function PriceOutcome({ problem, done, file = null }: PriceOutcomeProps) {
  const { staffPrices: words } = useBackOfficeWords();
  if (problem) return <Notice kind="error">{words.problems[problem.code](problem.text)}</Notice>;
  if (file) return <Notice kind="error">{words.files[file]}</Notice>;
  return done ? <Notice kind="success">{words.done[done]}</Notice> : null;
}
