/** What is killed. */
export const victims = ['server', 'database', 'connection of the database'] as const;
export type Victim = (typeof victims)[number];

/** What was found after one kill, when everything ran again and every buyer had the order that was under way. */
export type KillRow = {
  readonly victim: Victim;
  /** orders of this round that buyers were told of before the kill */
  readonly after: number;
  /** milliseconds from the kill until the shop was ready again */
  readonly backMs: number;
  /** orders that buyers were told of since the beginning */
  readonly confirmed: number;
  /** orders in the database */
  readonly found: number;
  /** told but not there, there but told to nobody, or told twice */
  readonly astray: number;
  /** items or orders whose stock is not what the ledger says */
  readonly stockDrift: number;
  readonly totalsDrift: number;
  readonly hanging: number;
  readonly letters: number;
};

const heads = [
  'Kill',
  'Killed',
  'After orders',
  'Back after',
  'Confirmed',
  'Found',
  'Lost or doubled',
  'Stock drift',
  'Totals drift',
  'Hanging reservations',
  'Letters missing',
];

/** The rows as a table. */
export function killTable(rows: readonly KillRow[]): string {
  const lines = rows.map((row, at) => [
    at + 1,
    row.victim,
    row.after,
    `${(row.backMs / 1000).toFixed(1)} s`,
    row.confirmed,
    row.found,
    row.astray,
    row.stockDrift,
    row.totalsDrift,
    row.hanging,
    row.letters,
  ]);
  return [heads, heads.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
