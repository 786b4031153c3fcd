import { matchesEmailPattern } from '#foundation/addresses/rules/fields/email-pattern.ts';
import { tidy } from '#wholesale/conversations/rules/inquiry.ts';
import { MAX_MESSAGE, MAX_TITLE } from '#wholesale/conversations/rules/message-limits.ts';
import {
  type QuoteField,
  type QuoteLocation,
  type QuoteTerms,
  quoteFieldName,
  quoteIdLists,
  quoteLocations,
} from './quote-form.ts';
import { MAX_ANSWER, MAX_EMAIL, MAX_NAME } from './quote-limits.ts';

/** A quote request as it was typed (QUO-06, QUO-07); values by the id of the custom field. */
export type QuoteRequest = {
  readonly message: string;
  readonly name: string;
  readonly email: string;
  readonly title: string;
  readonly location: QuoteLocation;
  /** id of the product; null on other pages than its own */
  readonly product: number | null;
  readonly vendor: string;
  readonly values: Readonly<Record<number, string>>;
};

/** What a quote request is refused for; `field` is `name`, `email`, `message`, `title` or the id of a custom field. */
export type QuoteProblem = {
  readonly code: 'required' | 'invalid-email' | 'too-long' | 'unknown-choice';
  readonly field: string;
};

type Fields = Readonly<Record<string, string | undefined>>;

/** Reads a quote request from posted fields; a custom field counts if its id is in the list of its kind. */
export function readQuoteRequest(
  posted: Fields,
  fields: readonly QuoteField[],
  wire: { readonly wholesale: string },
): QuoteRequest {
  const lists: Fields = posted;
  const isSent = ({ id, kind }: QuoteField) =>
    (lists[`quote${kind}ids`] ?? '').split(',').some((sent) => sent.trim() === String(id));
  const location = quoteLocations.find((known) => known === posted.location) ?? 'standard';
  const product = /^[1-9]\d{0,8}$/.exec(posted.product ?? '')?.[0];
  return {
    message: tidy(posted.message ?? ''),
    name: oneLine(posted.name),
    email: oneLine(posted.email),
    title: oneLine(posted.title),
    location,
    product: location === 'productpage' && product !== undefined ? Number(product) : null,
    vendor: oneLine(posted.vendor),
    values: Object.fromEntries(
      fields.filter(isSent).map((field) => [field.id, tidy(posted[quoteFieldName(wire, field)] ?? '')]),
    ),
  };
}

/** A quote request as it is sent: `product` from a product page alone (QUO-06, QUO-07). */
export function writeQuoteRequest(
  request: QuoteRequest,
  fields: readonly QuoteField[],
  wire: { readonly wholesale: string },
): Record<string, string> {
  const { message, name, email, title, location, product, vendor, values } = request;
  return {
    message,
    name,
    email,
    title,
    location,
    type: 'quote',
    ...(location === 'productpage' && product !== null ? { product: String(product) } : {}),
    ...quoteIdLists(fields),
    ...Object.fromEntries(fields.map((field) => [quoteFieldName(wire, field), values[field.id] ?? ''])),
    ...(vendor === '' ? {} : { vendor }),
  };
}

/**
 * What is wrong with a quote request: name, email, every required field and, unless the shop says otherwise, the message must be filled
 * (QUO-11, QUO-15), and the email be one (QUO-13).
 */
export function checkQuoteRequest(request: QuoteRequest, terms: QuoteTerms): readonly QuoteProblem[] {
  const { message, name, email, title, values } = request;
  const problems: QuoteProblem[] = [];
  const need = (field: string, value: string) => {
    if (value.trim() === '') problems.push({ code: 'required', field });
  };
  need('name', name);
  need('email', email);
  for (const { id, required } of terms.fields) if (required) need(String(id), values[id] ?? '');
  if (!terms.messageOptional) need('message', message);
  if (problems.length > 0) return problems;
  if (!matchesEmailPattern(email, terms.topLevelMax))
    problems.push({ code: 'invalid-email', field: 'email' });
  const bounded = [
    ['name', name, MAX_NAME],
    ['email', email, MAX_EMAIL],
    ['title', title, MAX_TITLE],
    ['message', message, MAX_MESSAGE],
    ...terms.fields.map(({ id }) => [String(id), values[id] ?? '', MAX_ANSWER] as const),
  ] as const;
  for (const [field, value, most] of bounded) {
    if (value.length > most) problems.push({ code: 'too-long', field });
  }
  for (const field of terms.fields) {
    if (field.kind === 'checkbox' && !areBoxes(values[field.id] ?? '', field.options)) {
      problems.push({ code: 'unknown-choice', field: String(field.id) });
    }
  }
  return problems;
}

const separator = ', ';

/** The value of a checkbox field: the labels of its ticked boxes (QUO-08). */
export const joinBoxes = (ticked: readonly string[]) => ticked.join(separator);

/** The labels that a value holds. */
export const boxesIn = (value: string): readonly string[] => (value === '' ? [] : value.split(separator));

const areBoxes = (value: string, options: readonly string[]) =>
  boxesIn(value).every((label) => options.includes(label));

const oneLine = (text: string | undefined) => tidy(text ?? '').replace(/\s+/g, ' ');
