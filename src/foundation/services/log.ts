/** The shop's log: a sentence and figures, never a name, address, email, token or form field of a person. */
export type Log = {
  info(data: Record<string, unknown>, sentence: string): void;
  warn(data: Record<string, unknown>, sentence: string): void;
  error(data: Record<string, unknown>, sentence: string): void;
};

/** A log that discards everything. */
export const silentLog: Log = { info() {}, warn() {}, error() {} };
