import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import type { StaffMessages } from '#messages/staff-messages-for.ts';
import type { StaffReturnProblem } from '../server/post-staff-return.ts';

/** Why a form of a return was refused, in a sentence. */
export function staffReturnProblem(
  { problems }: StaffMessages['staffReturns'],
  problem: StaffReturnProblem,
  locale: 'it' | 'en',
): string {
  switch (problem.code) {
    case 'too-much-money':
    case 'too-much-for-provider':
    case 'more-than-paid':
      return problems[problem.code](formatEuro(problem.left, locale));
    case 'above-limit':
      return problems['above-limit'](formatEuro(problem.limit, locale), formatEuro(problem.left, locale));
    case 'no-such-order':
      return problems['no-such-return'];
    case 'unknown-line':
      return problems.other;
    default:
      return problems[problem.code];
  }
}
