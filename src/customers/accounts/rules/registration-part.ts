import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { FieldProblem } from './account-actions.ts';

/** What became of a part inside the transaction; a problem undoes the account. */
export type StoredPart =
  | { readonly ok: true; readonly mayEnter: boolean }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/**
 * What another module asks at registration beside name, e-mail and password. `check` looks at the form alone; `ask` asks outside the shop,
 * once the form is right and nobody asks too often; `keep` runs in the transaction that makes the account, and what it answers says
 * whether its owner may log in at once.
 */
export type RegistrationPart<Tools> = {
  check(tools: Tools, fields: PostedFields): Promise<readonly FieldProblem[]>;
  ask(tools: Tools, fields: PostedFields): Promise<readonly FieldProblem[]>;
  keep(tools: Tools, customerId: number, fields: PostedFields): Promise<StoredPart>;
};
