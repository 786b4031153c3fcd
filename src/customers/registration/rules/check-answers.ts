import type { CompanyFact } from '#customers/companies/rules/company-answers.ts';
import { isRecipientCode, isTaxCodeOf } from '#customers/invoices/rules/check-invoice.ts';
import { asCode } from '#customers/invoices/rules/read-invoice.ts';
import type { CountryOption } from '#foundation/addresses/rules/countries.ts';
import { isEmail } from '#foundation/addresses/rules/fields/is-email.ts';
import { tidyText } from '#foundation/addresses/rules/fields/tidy-text.ts';
import { matchState } from '#foundation/addresses/rules/match-state.ts';
import { isPhoneOf } from '#foundation/addresses/rules/phone.ts';
import type { StateField } from '#foundation/addresses/rules/state-field.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import { fileProblems } from '#foundation/private-files/rules/sent-file.ts';
import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { readVatNumber } from '#pricing/vat/rules/read-vat-number.ts';
import { wholeVatNumber } from '#pricing/vat/rules/vat-number.ts';
import { type Asking, askedFields } from './asked-fields.ts';
import { parseItalianDate } from './italian-date.ts';
import { missingAnswers, typedAnswer } from './registration-answers.ts';
import {
  fieldName,
  fileProblemName,
  type RegistrationField,
  type RegistrationForm,
  stateName,
} from './registration-form.ts';
import { MAX_LONG_TEXT, MAX_TEXT } from './registration-limits.ts';
import type { AnswerProblem } from './registration-problem.ts';

const grouped = /^[+-]?\d{1,3}(?:\.\d{3})+(?:,\d{1,6})?$/;
const plain = /^[+-]?\d{1,12}(?:[.,]\d{1,6})?$/;

/** A number as it is typed in Italy (`1.200`, `12,5`, `12.5`) with a point for its decimals; null for what is none. */
export function parseNumber(text: string): string | null {
  const typed = text.replace(/\s/g, '');
  const digits = grouped.test(typed) ? typed.replaceAll('.', '') : typed;
  if (!plain.test(digits)) return null;
  return digits
    .replace(',', '.')
    .replace(/^\+/, '')
    .replace(/^(-?)0+(?=\d)/, '$1');
}

/** What the server knows when it checks answers. */
export type AnswerSurroundings = {
  readonly thisYear: number;
  /** ISO code of two characters: where a telephone number without a country's code is at home */
  readonly homeCountry: string;
  /** ISO code of two characters: whose VAT numbers are expected */
  readonly vatCountry: string;
  readonly countries: readonly CountryOption[];
  readonly stateField: (country: string) => StateField;
  /** words for a ticked box */
  readonly yes: string;
};

/** A valid answer: `value` as it is stored, `shown` as a person reads it. Of a file, `value` is its token. */
export type Answer = { readonly field: RegistrationField; readonly value: string; readonly shown: string };

type Checked = Omit<Answer, 'field'> | Pick<AnswerProblem, 'code' | 'limit'>;

/**
 * Reads and checks the answers to the fields that are shown; posted answers to fields of other roles are ignored (CHK-06).
 * An empty answer to a field that may stay empty is no answer.
 */
export function checkAnswers(
  form: RegistrationForm,
  asking: Asking,
  inputs: PostedFields,
  surroundings: AnswerSurroundings,
): { readonly answers: readonly Answer[]; readonly problems: readonly AnswerProblem[] } {
  const answers: Answer[] = [];
  const problems: AnswerProblem[] = [];
  const missing = new Set(missingAnswers(form, asking, inputs).map(({ id }) => id));
  for (const field of askedFields(form, asking)) {
    const { label } = field;
    const refused = fileProblems.find((problem) => problem === inputs[fileProblemName(field)]);
    if (refused) {
      problems.push({ code: refused, input: fieldName(field), label });
      continue;
    }
    if (missing.has(field.id)) problems.push({ code: 'required', input: fieldName(field), label });
    const typed = typedAnswer(field, inputs);
    if (typed === '') continue;
    const checked = checkOne(field, typed, inputs, surroundings);
    if ('value' in checked) answers.push({ field, ...checked });
    else {
      const input = checked.code === 'unknown-state' ? stateName(field) : fieldName(field);
      problems.push({ ...checked, input, label });
    }
  }
  return { answers, problems };
}

function checkOne(
  field: RegistrationField,
  typed: string,
  inputs: PostedFields,
  surroundings: AnswerSurroundings,
): Checked {
  switch (field.kind) {
    case 'text':
      return field.companyFact ? asCompanyFact(typed, field.companyFact, surroundings) : asText(typed);
    case 'long-text':
      return asLongText(typed);
    case 'vat-number': {
      const read = readVatNumber(typed, surroundings.vatCountry);
      if (!read.ok) return { code: 'invalid-vat-number' };
      const value = wholeVatNumber(read.number);
      return { value, shown: value };
    }
    case 'number': {
      const value = parseNumber(typed);
      return value === null ? { code: 'invalid-number' } : { value, shown: value.replace('.', ',') };
    }
    case 'email':
      return isEmail(typed) ? { value: typed, shown: typed } : { code: 'invalid-email' };
    case 'phone':
      return isPhoneOf(surroundings.homeCountry, typed) ? asText(typed) : { code: 'invalid-phone' };
    case 'date': {
      const value = parseItalianDate(typed, surroundings.thisYear);
      return value === null ? { code: 'invalid-date' } : { value, shown: writtenDay(value) };
    }
    case 'select':
    case 'radio': {
      const option = field.options.find(({ value }) => value === typed);
      return option ? { value: option.value, shown: option.label } : { code: 'not-an-option' };
    }
    case 'checkbox':
      return { value: '1', shown: surroundings.yes };
    case 'file':
      return { value: typed, shown: typed };
    case 'country':
      return asCountry(typed, inputs[stateName(field)] ?? '', surroundings);
  }
}

function asText(typed: string): Checked {
  const value = tidyText(typed);
  return value.length > MAX_TEXT ? { code: 'too-long', limit: MAX_TEXT } : { value, shown: value };
}

/** A text that becomes a company's own data has to be what it says. */
function asCompanyFact(typed: string, fact: CompanyFact, { vatCountry }: AnswerSurroundings): Checked {
  const code = asCode(typed);
  switch (fact) {
    case 'tax-code':
      return isTaxCodeOf('business', code, vatCountry)
        ? { value: code, shown: code }
        : { code: 'invalid-tax-code' };
    case 'recipient-code':
      return isRecipientCode(code) ? { value: code, shown: code } : { code: 'invalid-recipient-code' };
    case 'pec':
      return isEmail(typed) ? { value: typed, shown: typed } : { code: 'invalid-email' };
    default:
      return asText(typed);
  }
}

function asLongText(typed: string): Checked {
  const value = typed.replace(/\r\n?/g, '\n').split('\n').map(tidyText).join('\n').trim();
  return value.length > MAX_LONG_TEXT ? { code: 'too-long', limit: MAX_LONG_TEXT } : { value, shown: value };
}

function asCountry(typed: string, state: string, { countries, stateField }: AnswerSurroundings): Checked {
  const country = countries.find(({ code }) => code === typed.toUpperCase());
  if (!country) return { code: 'unknown-country' };
  const field = stateField(country.code);
  if (field.kind === 'none') return { value: country.code, shown: country.label };
  if (field.kind === 'text') {
    const free = tidyText(state).slice(0, MAX_TEXT);
    return free === ''
      ? { value: country.code, shown: country.label }
      : { value: `${country.code}:${free}`, shown: `${country.label}, ${free}` };
  }
  const code = matchState(field.options, state);
  if (code === null) return { code: 'unknown-state' };
  const label = field.options.find((option) => option.code === code)?.label ?? code;
  return { value: `${country.code}:${code}`, shown: `${country.label}, ${label}` };
}
