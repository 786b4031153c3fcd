import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { RegisterAnswer } from '#foundation/services/vat-register.ts';
import { readVatNumber } from '../rules/read-vat-number.ts';
import type { VatAnswer, VatSource } from '../rules/vat-check.ts';
import { vatFormatOf } from '../rules/vat-country.ts';
import type { VatNumber } from '../rules/vat-number.ts';

/** What was answered about a number, and by whom. */
export type AnsweredNumber = {
  readonly answer: VatAnswer;
  readonly source: VatSource;
  readonly fault: string | null;
  readonly consultationNumber: string | null;
  readonly name: string | null;
  readonly address: string | null;
};

const nothingMore = { fault: null, consultationNumber: null, name: null, address: null };

/**
 * Asks the register about a number whose check digits are right. Numbers of the shop's own country are not asked for: VAT is charged anyway,
 * and the register only lists those of Italy who trade with other member states, so that it calls honest workshops invalid.
 */
export async function askAboutNumber(
  { vatRegister, settings }: Pick<RequestContext, 'vatRegister' | 'settings'>,
  number: VatNumber,
): Promise<AnsweredNumber> {
  const home = settings.home_country;
  if (!vatRegister || vatFormatOf(home)?.prefix === number.prefix) {
    return { answer: 'valid', source: 'check-digits', ...nothingMore };
  }
  const own = readVatNumber(settings.shop_vat_number, home);
  const answered = await vatRegister.ask({ ...number, requester: own.ok ? own.number : null });
  return { source: 'register', ...nothingMore, ...facts(answered) };
}

function facts(answered: RegisterAnswer): Omit<AnsweredNumber, 'source'> {
  return { ...nothingMore, ...answered };
}
