import { addDays, type Day } from '#selling/shipping/rules/italian-holidays.ts';
import type { ReturnState } from './return-states.ts';

/** Days from the approval to the day by which goods are sent, as emails and pages say. */
const SENDING_DAYS = 14;

/** Whether a return has a slip: from its approval until it is settled. Before that nothing is to be sent. */
export const hasSlip = (state: ReturnState): boolean =>
  state === 'approved' || state === 'sent' || state === 'received' || state === 'restocked';

/** The day by which goods are sent back whose return was approved on a day. */
export const sendingDeadline = (approvedOn: Day): Day => addDays(approvedOn, SENDING_DAYS);
