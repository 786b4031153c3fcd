import type * as it from '../it/return-words.ts';

export const returnKindNames: typeof it.returnKindNames = {
  defect: 'Faulty or damaged',
  'wrong-part': 'Wrong item, or not as ordered',
  ordinary: 'No longer needed',
  withdrawal: 'Withdrawal',
};

export const returnStateNames: typeof it.returnStateNames = {
  requested: 'Requested',
  approved: 'Approved',
  sent: 'On its way',
  received: 'Received',
  restocked: 'Checked',
  settled: 'Settled',
  refused: 'Refused',
  cancelled: 'Cancelled',
};

export const exclusionNames: typeof it.exclusionNames = {
  'made-to-measure': 'made to measure or personalised',
  sealed: 'sealed, not returnable for hygiene once opened',
  mixed: 'inseparably mixed with other goods',
  software: 'sealed software, not returnable once opened',
  perishable: 'quickly perishing or expiring',
};

export const noWithdrawal: typeof it.noWithdrawal = (reason) => `No right of withdrawal: ${reason}`;
