export type FileProblem = 'too-large' | 'wrong-type' | 'old-excel' | 'too-many-rows' | 'broken';

/** A file that is of no use, found out while it was read. */
export class FileRefused extends Error {
  readonly code: FileProblem;
  constructor(code: FileProblem) {
    super(code);
    this.code = code;
  }
}
