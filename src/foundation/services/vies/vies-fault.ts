/** What of the register's faults the same call would only meet again. */
const lasting: ReadonlySet<string> = new Set([
  'VAT_BLOCKED',
  'IP_BLOCKED',
  'INVALID_REQUESTER_INFO',
  'REFUSED',
  'NOT_THE_REGISTER',
]);

/** Whether asking again right away would be of no use. */
export const isLasting = (fault: string): boolean => lasting.has(fault);
