import { readMovedTerms } from '#catalogue/products/server/read-moved-terms.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { attributeSlug } from '../rules/attribute-slug.ts';
import type { AttributeChoice } from '../rules/match-variation.ts';

/**
 * A choice whose attributes or terms were merged into others, by those that they are now; null where there is nothing to follow. What a
 * choice names as it is now counts before what was merged into it.
 */
export async function findMovedChoice(
  ctx: Pick<RequestContext, 'db'>,
  choice: AttributeChoice,
): Promise<AttributeChoice | null> {
  const asked = Object.entries(choice)
    .map(([name, value]) => ({ name, attribute: attributeSlug(name), term: value.trim().toLowerCase() }))
    .filter(({ term }) => term !== '');
  const moved = await readMovedTerms(
    ctx,
    asked.map(({ attribute, term }) => ({ attribute, term })),
  );
  if (moved.length === 0) return null;
  const followed = asked.flatMap(({ name, attribute, term }) => {
    const to = moved.find((one) => one.attribute === attribute && one.term === term);
    return to ? [{ name, attribute, to }] : [];
  });
  const left = Object.entries(choice).filter(([name]) => !followed.some((one) => one.name === name));
  const named = new Set(left.map(([name]) => attributeSlug(name)));
  const now = followed
    .filter(({ to }) => !named.has(to.toAttribute))
    .map(({ to }) => [`attribute_pa_${to.toAttribute}`, to.toTerm] as const);
  return Object.fromEntries([...left, ...now]);
}
