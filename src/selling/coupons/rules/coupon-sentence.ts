import type { Cents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import type { CodeRefusal } from './coupon.ts';

/** The messages of refused codes; dates and amounts are passed formatted. */
export type CouponWords = {
  /** locale of dates and amounts */
  readonly language: 'it' | 'en';
  readonly noCode: string;
  readonly emptyCart: string;
  readonly unknown: (code: string) => string;
  readonly alreadyApplied: (code: string) => string;
  readonly notActive: (code: string) => string;
  readonly notYet: (code: string, date: string) => string;
  readonly expired: (code: string, date: string) => string;
  readonly usedUp: (code: string) => string;
  readonly usedByBuyer: (code: string) => string;
  readonly belowMinimum: (code: string, minimum: string, missing: string) => string;
  readonly aboveMaximum: (code: string, maximum: string) => string;
  readonly onlySaleItems: (code: string) => string;
  readonly noItem: (code: string) => string;
  readonly notCombinable: (code: string, other: string) => string;
  readonly tooManyGuesses: (minutes: number) => string;
};

/** The message for a refused code. */
export function couponSentence(words: CouponWords, code: string, refusal: CodeRefusal): string {
  const { language } = words;
  const euro = (amount: Cents) => formatEuro(amount, language);
  const day = (at: number) =>
    new Date(at).toLocaleDateString(language === 'it' ? 'it-IT' : 'en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'Europe/Rome',
    });
  switch (refusal.code) {
    case 'no-code':
      return words.noCode;
    case 'empty-cart':
      return words.emptyCart;
    case 'unknown':
      return words.unknown(code);
    case 'already-applied':
      return words.alreadyApplied(code);
    case 'not-active':
      return words.notActive(code);
    case 'not-yet':
      return words.notYet(code, day(refusal.at));
    case 'expired':
      return words.expired(code, day(refusal.at));
    case 'used-up':
      return words.usedUp(code);
    case 'used-by-buyer':
      return words.usedByBuyer(code);
    case 'below-minimum':
      return words.belowMinimum(code, euro(refusal.minimum), euro(refusal.missing));
    case 'above-maximum':
      return words.aboveMaximum(code, euro(refusal.maximum));
    case 'only-sale-items':
      return words.onlySaleItems(code);
    case 'no-item':
      return words.noItem(code);
    case 'not-combinable':
      return words.notCombinable(code, refusal.other);
    case 'too-many-guesses':
      return words.tooManyGuesses(refusal.minutes);
  }
}
