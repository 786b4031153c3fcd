import type { StaffSection } from './staff-pages.ts';

/** What waits for somebody of the staff, and the entry of the menu that counts it; who may not open the section is told nothing. */
export const staffWaits = {
  orders: 'orders',
  payments: 'orders',
  refunds: 'orders',
  movements: 'incoming-payments',
  quotes: 'conversations',
  messages: 'conversations',
  counters: 'offers',
  registrations: 'registrations',
  reviews: 'reviews',
} as const satisfies Readonly<Record<string, StaffSection>>;
export type StaffWait = keyof typeof staffWaits;

export const staffWaitIds = Object.keys(staffWaits) as readonly StaffWait[];

/** Counting ends here: more are `99+`. */
export const MOST_WAITING = 100;

/** How much of each kind waits, as far as the asking person may see it. */
export type WaitCounts = Readonly<Partial<Record<StaffWait, number>>>;

/** What waits in some sections, without what is zero. */
export function waitsIn(
  counts: WaitCounts,
  sections: readonly StaffSection[],
): readonly { readonly wait: StaffWait; readonly count: number }[] {
  return staffWaitIds.flatMap((wait) => {
    const count = counts[wait] ?? 0;
    return count > 0 && sections.includes(staffWaits[wait]) ? [{ wait, count }] : [];
  });
}
