/** The day the demo shop was made on: nothing in it is younger. */
export const demoToday = new Date('2026-11-01T08:00:00Z');
