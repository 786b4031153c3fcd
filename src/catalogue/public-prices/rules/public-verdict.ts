import { importVerdicts } from '#pricing/prices/rules/import-verdict.ts';

/** What a row of a file does to public prices; a conflict is what somebody has changed between preview and confirmation. */
export const publicVerdicts = [...importVerdicts, 'conflict'] as const;
export type PublicVerdict = (typeof publicVerdicts)[number];
