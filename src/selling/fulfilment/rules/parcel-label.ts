import type { Cents } from '#foundation/money/rules/cents.ts';
import type { LabelRefusal } from '#foundation/parcel-labels/rules/label-maker.ts';

/** `asking`: the carrier is being asked; `unknown`: nobody knows whether it has made the label. */
export const labelStates = ['asking', 'made', 'refused', 'unknown', 'cancelled'] as const;
export type LabelState = (typeof labelStates)[number];

/** A label that was asked for. */
export type ParcelLabel = {
  readonly id: number;
  readonly state: LabelState;
  readonly tracking: string;
  readonly hasFile: boolean;
  /** '' for none */
  readonly reason: LabelRefusal | 'unreachable' | '';
  /** in the words of the carrier; '' for none */
  readonly problem: string;
  readonly toCollect: Cents;
  readonly weightGrams: number;
  /** ISO 8601 */
  readonly askedAt: string;
  readonly by: string;
};

/** After so long, nobody waits for the answer any more. */
export const ASKING_MS = 2 * 60_000;

/** The state of a stored label now: a process that died while it asked has left it unknown. */
export const labelStateNow = (state: LabelState, askedAt: Date, now: Date): LabelState =>
  state === 'asking' && now.getTime() - askedAt.getTime() > ASKING_MS ? 'unknown' : state;

/** Whether a label stands in the way of another one. */
export const isLive = (state: LabelState) => state === 'asking' || state === 'made' || state === 'unknown';

/** Whether a label may be taken back at its carrier. */
export const mayCancel = (state: LabelState) => state === 'made' || state === 'unknown';

/** The number by which a carrier knows a label: the day and the id, so that a restored database names no shipment of another label. */
export function labelReference(id: number, askedAt: Date): number {
  const day = askedAt.toISOString().slice(2, 10).replaceAll('-', '');
  return Number(`${day}${String(id).padStart(8, '0')}`);
}
