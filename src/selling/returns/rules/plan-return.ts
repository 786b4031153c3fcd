import type { ExclusionReason } from '#selling/consumer-rights/rules/exclusion-reasons.ts';
import type { KindRefusal, OpenKinds } from './open-kinds.ts';
import type { ReturnKind } from './return-states.ts';

/** A line of an order with what can still come back of it. */
export type ReturnableLine = {
  readonly lineId: number;
  readonly name: string;
  readonly sku: string | null;
  /** sold, less what was refunded and what other returns bring */
  readonly left: number;
  /** null where consumers may withdraw */
  readonly exclusion: ExclusionReason | null;
};

export type ReturnRequest = {
  readonly kind: ReturnKind;
  readonly reason: string;
  readonly lines: readonly { readonly lineId: number; readonly quantity: number }[];
};

/** Why a return is refused. */
export type ReturnRefusal =
  | { readonly code: KindRefusal | 'no-lines' | 'no-reason' | 'reason-too-long' }
  | { readonly code: 'unknown-line' | 'excluded'; readonly lineId: number }
  | { readonly code: 'too-many-pieces'; readonly lineId: number; readonly left: number };

export const LONGEST_REASON = 2000;

/** Whether a return can be asked for: its kind is open, its lines are of the order, and never more comes back than is left of them. */
export function checkReturn(
  order: { readonly kinds: OpenKinds; readonly lines: readonly ReturnableLine[] },
  request: ReturnRequest,
): { readonly ok: true } | { readonly ok: false; readonly error: ReturnRefusal } {
  const refuse = (error: ReturnRefusal) => ({ ok: false, error }) as const;
  const standing = order.kinds[request.kind];
  if (!standing.ok) return refuse({ code: standing.error });
  if (request.reason.length > LONGEST_REASON) return refuse({ code: 'reason-too-long' });
  // Whoever withdraws need not say why.
  if (request.reason === '' && request.kind !== 'withdrawal') return refuse({ code: 'no-reason' });
  if (request.lines.length === 0) return refuse({ code: 'no-lines' });
  const seen = new Set<number>();
  for (const { lineId, quantity } of request.lines) {
    const line = order.lines.find((one) => one.lineId === lineId);
    if (!line || seen.has(lineId)) return refuse({ code: 'unknown-line', lineId });
    seen.add(lineId);
    if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > line.left) {
      return refuse({ code: 'too-many-pieces', lineId, left: line.left });
    }
    if (request.kind === 'withdrawal' && line.exclusion !== null) return refuse({ code: 'excluded', lineId });
  }
  return { ok: true };
}
