import type { PostedFields } from '#shop/addresses/rules/wire-address.ts';
import type { FieldProblem } from './account-actions.ts';

/**
 * What another room asks at registration beside name, e-mail and password. `check` runs before anything is written; `keep` runs in the
 * transaction that makes the account, and what it answers says whether its owner may log in at once.
 */
export type RegistrationPart<Tools> = {
  check(tools: Tools, fields: PostedFields): Promise<readonly FieldProblem[]>;
  keep(tools: Tools, customerId: number, fields: PostedFields): Promise<{ readonly mayEnter: boolean }>;
};
