import type { OrderFileProblem } from '../../rules/pasted-lines/paste-form.ts';

/** A file that is of no use, found out while it was read. */
export class OrderFileRefused extends Error {
  readonly code: OrderFileProblem;
  constructor(code: OrderFileProblem) {
    super(code);
    this.code = code;
  }
}
