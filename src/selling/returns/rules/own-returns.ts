import type { FileProblem } from '#foundation/private-files/rules/sent-file.ts';
import type { OpenKinds } from './open-kinds.ts';
import type { ReturnableLine, ReturnRefusal } from './plan-return.ts';
import type { StatementProblems, WithdrawalStatement } from './return-form.ts';
import type { ReturnRecord } from './return-view.ts';

/** The returns of an order as its customer, or the holder of its link, sees them. */
export type OwnReturns = {
  readonly orderId: number;
  readonly orderNumber: number;
  /** the link that opened the page; '' for a customer who is logged in */
  readonly link: string;
  /** of `ownReturnsAction` */
  readonly nonce: string;
  /** newest first */
  readonly returns: readonly ReturnRecord[];
  readonly kinds: OpenKinds;
  readonly lines: readonly ReturnableLine[];
  /** where goods are sent to, one line each */
  readonly sendTo: readonly string[];
  readonly cost: 'customer' | 'shop';
};

/** Why a form about returns was refused; `lineId` names the line. */
export type OwnReturnProblem =
  | { readonly code: 'expired' | 'no-kind' | 'changed' | 'no-such-order' | FileProblem }
  | { readonly code: 'not-a-quantity'; readonly lineId: number }
  | ReturnRefusal;

/** What a withdrawal page shows: the form, the statement to confirm, or that it was sent. */
export type WithdrawalStep =
  | {
      readonly step: 'statement';
      readonly typed: WithdrawalStatement;
      readonly problems: StatementProblems;
      readonly quantities: ReadonlyMap<number, string> | null;
      readonly problem: OwnReturnProblem | null;
      /** limit reached: minutes until the next request is allowed */
      readonly waitMinutes: number | null;
    }
  | {
      readonly step: 'confirm';
      readonly stated: WithdrawalStatement;
      readonly requestKey: string;
      readonly lines: readonly { readonly lineId: number; readonly quantity: number }[];
    }
  | {
      readonly step: 'done';
      readonly email: string;
      /** ISO 8601 */
      readonly at: string;
    };

/** Whether another kind of return than a withdrawal can be asked for. */
export const mayAsk = ({ kinds, lines }: Pick<OwnReturns, 'kinds' | 'lines'>): boolean =>
  (['defect', 'wrong-part', 'ordinary'] as const).some((kind) => kinds[kind].ok) &&
  lines.some(({ left }) => left > 0);

/** Whether something of the order can still be withdrawn from. */
export const mayWithdraw = ({ kinds, lines }: Pick<OwnReturns, 'kinds' | 'lines'>): boolean =>
  kinds.withdrawal.ok && lines.some(({ left, exclusion }) => left > 0 && exclusion === null);
