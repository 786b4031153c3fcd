import type { Planned } from '#catalogue/product-editing/server/plan-product.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import type { ApiProductProblem, ApiProductWrite } from '../rules/api-product-write.ts';

type Known = { readonly type: 'simple' | 'variable'; readonly trashedAt: Date | null };

/** What stands against a change before its values are looked at. */
export function problemOf(
  { visitor }: Pick<RequestContext, 'visitor'>,
  { pieces }: Pick<ApiProductWrite, 'pieces'>,
  { type, trashedAt }: Known,
): ApiProductProblem | null {
  if (trashedAt) return { code: 'in-trash' };
  if (!pieces) return null;
  if (type === 'variable') return { code: 'has-variations' };
  return mayStaff(visitor.person, 'stock') ? null : { code: 'no-stock-right' };
}

/** Why a product could not be planned: what programs send has seen nothing, so it is never in conflict. */
export function refusalOf(found: Planned | null): ApiProductProblem {
  return { code: 'refused', problems: found && !found.ok && 'problems' in found ? found.problems : {} };
}
