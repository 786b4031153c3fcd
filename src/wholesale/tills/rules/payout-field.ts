/** The field of a refund with the open day of the till that pays it; '' for none. */
export const payoutField = 'till';

/** The day that a form names; null for a refund that no till pays. */
export const payoutIn = (typed: string): number | null =>
  /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : null;
