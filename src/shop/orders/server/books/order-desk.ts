import type { Toolbox } from '#services/toolbox.ts';

/** What orders are changed with; a job has no more. */
export type OrderDesk = Pick<Toolbox, 'db' | 'clock' | 'settings'>;
