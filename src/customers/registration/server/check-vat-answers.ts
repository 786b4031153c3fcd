import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { checkVatNumber } from '#pricing/vat/server/check-vat-number.ts';
import { fieldName } from '../rules/registration-form.ts';
import type { AnswerProblem } from '../rules/registration-problem.ts';
import type { CheckedRegistration } from './check-registration.ts';

/**
 * Asks after the VAT numbers among answers and keeps the record of it, which staff see beside the registration. A register that does not
 * answer refuses nobody. Not inside a transaction: the register may take seconds.
 */
export async function checkVatAnswers(
  ctx: RequestContext,
  { answers }: CheckedRegistration,
  country: string,
): Promise<readonly AnswerProblem[]> {
  const problems: AnswerProblem[] = [];
  for (const { field, value } of answers) {
    if (field.kind !== 'vat-number') continue;
    const { reply } = await checkVatNumber(ctx, {
      vat: value,
      country: country || ctx.settings.home_country,
    });
    if (reply !== 'valid') {
      problems.push({ code: 'invalid-vat-number', input: fieldName(field), label: field.label });
    }
  }
  return problems;
}
