/** What a row of a file would do to a list. */
export const importVerdicts = ['new', 'changed', 'same', 'wrong'] as const;
export type ImportVerdict = (typeof importVerdicts)[number];
