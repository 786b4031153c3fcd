import { type FileProblem, fileProblems } from '#catalogue/media/rules/upload-problem.ts';
import type { SettingProblem } from '#foundation/settings/rules/setting-kinds.ts';
import type { MailTestProblem } from './mail-server.ts';

/** Why a field of a step cannot be stored. */
export type SetUpProblem =
  | {
      readonly code:
        | Extract<SettingProblem, string>
        | 'no-vat-number'
        | 'no-rate'
        | 'in-use'
        | 'no-amount'
        | 'too-much'
        | 'no-host'
        | 'no-port'
        | 'no-security';
    }
  | { readonly code: 'file'; readonly problem: BrandFileProblem }
  | Exclude<SettingProblem, string>;

const brandFileProblems = [...fileProblems, 'too-small', 'busy'] as const;

/** Why the file of a logo or an icon is refused. */
export type BrandFileProblem = FileProblem | 'too-small' | 'busy';

export const brandFileProblem = (code: string): BrandFileProblem | null =>
  brandFileProblems.find((known) => known === code) ?? null;

/** How a test message ended: the problem, and what the server said, where it said something; null where it left. */
export type MailTest = { readonly problem: MailTestProblem; readonly said: string } | null;
