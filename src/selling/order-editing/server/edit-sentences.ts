import { addressProblemSentence } from '#foundation/addresses/server/address-problem-sentence.ts';
import type { Locale } from '#messages/locale.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { problemSentence } from '#selling/cart/rules/problem-sentence.ts';
import { creditSentence, paymentRefusalSentence } from '#selling/payments/server/payment-refusal-sentence.ts';
import type { TypedProblem } from '../rules/edit-form.ts';
import type { EditProblem } from '../rules/edit-proposal.ts';
import type { OrderEdit } from '../rules/order-edit.ts';

/** Why an order was not edited, in words of the staff area. */
export function editSentence(
  problem: EditProblem | TypedProblem,
  { edit, locale }: { readonly edit: Pick<OrderEdit, 'billing' | 'shipping'>; readonly locale: Locale },
): string {
  const { staffOrderEdit: words } = staffMessagesFor(locale);
  switch (problem.code) {
    case 'not-editable':
      return words.refusals[problem.refusal];
    case 'address':
      return addressProblemSentence(
        messagesFor(locale).addresses,
        problem.kind,
        problem.problem,
        edit[problem.kind].country,
      ).text;
    case 'cart':
      return problemSentence(messagesFor(locale), problem.problem);
    case 'not-enough-stock':
      return words.problems[problem.code](problem.names.join(', '));
    case 'payment-not-offered':
      return paymentRefusalSentence(problem.refusal, locale);
    case 'pieces-shipped':
      return words.problems[problem.code](problem.name, problem.shipped);
    case 'insufficient-credit':
      return creditSentence(problem.available, locale);
    case 'not-a-quantity':
    case 'not-an-amount':
      return words.problems[problem.code](
        typeof problem.name === 'number' ? words.problems.new(problem.name) : problem.name,
      );
    default:
      return words.problems[problem.code];
  }
}
