/** A statement as the shop sent it; `rows` is what the database answered. */
export type RecordedStatement = { readonly text: string; readonly values: unknown[]; rows: number | null };

/** All statements of one request, in order; `batch` is empty for one that does not count. */
export type RecordedRequest = { readonly batch: string; readonly statements: RecordedStatement[] };

/** Names the file that a recording shop leaves behind. */
export const RECORDING_FILE = 'BENCH_RECORDING';
