import { orderApproval as en } from '../en/order-approval.ts';
import { inEither } from '../in-either.ts';
import { orderApproval as it } from '../it/order-approval.ts';

/** The words of orders that a main account approves, which the page of an order alone needs. */
export const orderApprovalFor = inEither(it, en);
