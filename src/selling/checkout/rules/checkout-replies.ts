import { z } from 'zod';
import type { CheckoutProblem } from '#foundation/forms/rules/checkout-problem.ts';
import type { OrderReview } from './order-review.ts';

const problems = z
  .array(z.custom<CheckoutProblem>().meta({ type: 'object' }))
  .readonly()
  .meta({ description: '`field` and `text` of each fault' });
const messages = z.string().meta({ description: 'the faults as the platform’s list of errors, markup' });

export const orderReviewReply = z
  .object({
    result: z.enum(['success', 'failure']),
    messages,
    reload: z.boolean(),
    fragments: z.record(z.string(), z.string()).meta({ description: 'markup by selector' }),
    review: z
      .custom<OrderReview>()
      .meta({ type: 'object', description: 'what the storefront draws it from' }),
    problems,
    nonce: z.string().meta({ description: 'for ordering, made anew' }),
  })
  .meta({ id: 'OrderReviewReply', description: 'The summary of the checkout, drawn anew.' });

/** The reply of `update_order_review`: the markup of the contract, and the data that our own screens render. */
export type OrderReviewReply = z.infer<typeof orderReviewReply>;

export const checkoutReply = z
  .union([
    z.object({
      result: z.literal('success'),
      redirect: z.string(),
      order_id: z.exactOptional(
        z.number().meta({
          description: 'without it nothing is placed yet: the buyer approves the payment at `redirect` first',
        }),
      ),
    }),
    z.object({
      result: z.literal('failure'),
      messages,
      refresh: z.boolean().meta({ description: 'the summary is out of date' }),
      reload: z.boolean(),
      problems,
    }),
  ])
  .meta({ id: 'CheckoutReply', description: 'What became of an order.' });

/** The reply of `checkout`. */
export type CheckoutReply = z.infer<typeof checkoutReply>;
