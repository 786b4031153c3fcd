import { z } from 'zod';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { DecideOrderResult } from '#selling/orders/server/approval/decide-order.ts';
import { approveOrder, rejectOrder } from '#selling/orders/server/approval/decide-order.ts';
import { actAs } from '#wholesale/agents/server/act-as.ts';
import { switchBack } from '#wholesale/agents/server/switch-back.ts';
import { FAILURE_PREFIX, MAXIMUM_REACHED } from '#wholesale/subaccounts/rules/subaccount-limits.ts';
import { createSubaccount } from '#wholesale/subaccounts/server/create-subaccount.ts';
import { subaccountSentences } from '#wholesale/subaccounts/server/creation-sentences.ts';
import { deleteSubaccount } from '#wholesale/subaccounts/server/delete-subaccount.ts';
import { updateSubaccount } from '#wholesale/subaccounts/server/update-subaccount.ts';
import { wholesaleCall } from '../../ajax-call.ts';
import { ajaxFailure, ajaxText } from '../../ajax-reply.ts';
import type { CallError } from '../../call-document.ts';
import type { AjaxEndpoint } from '../../endpoint.ts';
import { postedId, said, typed } from '../../lenient/posted.ts';

const notTheirsError: CallError = {
  status: 403,
  when: 'It is not the asking account’s own, or there is none: the body is `0`, and nothing has changed.',
};
const notWaiting: CallError = {
  status: 409,
  when: 'It was decided meanwhile, or cannot be called off any more: the body is `0`.',
};

const details = {
  name: said('First name.'),
  lastName: said('Last name.'),
  jobTitle: said('Job title.'),
  phone: said('Telephone number.'),
  permissionBuy: said('`true` or `false`, as the six that follow: may place orders.'),
  permissionBuyApproval: said('Its orders wait for the main account; nothing without `permissionBuy`.'),
  permissionViewOrders: said('Sees the orders of the company.'),
  permissionViewSubscriptions: said('Sees the subscriptions of the company.'),
  permissionViewOffers: said('Sees the offers of the company.'),
  permissionViewConversations: said('Sees the conversations of the company.'),
  permissionViewLists: said('Sees the purchase lists of the company.'),
};
const orderid = postedId().meta({ description: 'The order.' });

/** The answer where the caller may not make this call. */
const notTheirs = () => ajaxText('0', 403);

function failed(ctx: RequestContext, error: Parameters<typeof subaccountSentences>[1]): Response {
  const sentences = subaccountSentences(ctx, error).map(({ text }) => text);
  return ajaxText(`${FAILURE_PREFIX} ${sentences.join(' ')}`);
}

/** What a decision about an order answers: `success`, or `0` where nothing was decided (wire 4.4). */
function decided(result: DecideOrderResult): Response {
  if (result.ok) return ajaxText('success');
  return result.error.code === 'no-such-order' ? notTheirs() : ajaxText('0', 409);
}

/** Subaccounts, agents and orders that a main account approves; fields of the shop's own are posted by their names (SUB-11 to SUB-18, wire 4.4). */
export const subaccountCalls: readonly AjaxEndpoint[] = [
  wholesaleCall({
    name: '{p}_create_subaccount',
    summary: 'The id of the new subaccount, or a text that begins with `error`.',
    fields: z.object({
      username: said('8 to 30 letters, digits and `. _ - @`; passed over where usernames are switched off.'),
      password: said('8 characters or more, among them a letter and a digit.'),
      email: said('An email address that has no account yet.'),
      ...details,
    }),
    reply: {
      says: 'The id of the new subaccount. A text that begins with `error` is a failure: `error_maximum_subaccounts`, or `error` and why.',
    },
    async handle(ctx, _fields, posted) {
      const made = await createSubaccount(ctx, posted);
      if (made.ok) return ajaxText(String(made.subaccountId));
      return made.error.code === 'maximum' ? ajaxText(MAXIMUM_REACHED) : failed(ctx, made.error);
    },
  }),
  wholesaleCall({
    name: '{p}_update_subaccount',
    summary: 'Changes a subaccount.',
    fields: z.object({ subaccountId: postedId().meta({ description: 'The subaccount.' }), ...details }),
    reply: {
      says: 'Its id; a text that begins with `error` is a failure. Username, address and password stay as they are.',
    },
    errors: [notTheirsError],
    async handle(ctx, { subaccountId }, posted) {
      const saved = await updateSubaccount(ctx, subaccountId, posted);
      if (saved.ok) return ajaxText(String(saved.subaccountId));
      return saved.error.code === 'unknown-subaccount' ? notTheirs() : failed(ctx, saved.error);
    },
  }),
  wholesaleCall({
    name: '{p}rejectuser',
    summary: 'Deletes a subaccount of the account that asks.',
    fields: z.object({
      user: postedId().meta({ description: 'The subaccount.' }),
      issubaccount: said('`yes`.'),
    }),
    reply: {
      says: '`success`: the subaccount is deleted; its orders, conversations and lists belong to the main account.',
    },
    errors: [
      {
        status: 403,
        when: 'It is not a subaccount of the asking account: `{success: false, data: "Failed capability check."}`.',
      },
    ],
    async handle(ctx, { user, issubaccount }) {
      const gone = issubaccount === 'yes' && (await deleteSubaccount(ctx, user)).ok;
      return gone ? ajaxText('success') : ajaxFailure('Failed capability check.', 403);
    },
  }),
  wholesaleCall({
    name: '{p}loginsubaccount',
    who: 'customer',
    summary: 'Whoever asks acts as another account from now on.',
    fields: z.object({
      customer: postedId().meta({
        description: 'An own subaccount, or a customer of the asking agent.',
      }),
    }),
    reply: { says: '`success`: a new session acts as this account; the page goes to the shop.' },
    errors: [notTheirsError],
    handle: async (ctx, { customer }) =>
      (await actAs(ctx, customer)).ok ? ajaxText('success') : notTheirs(),
  }),
  wholesaleCall({
    name: '{p}switchtoagent',
    who: 'customer',
    summary: 'Back to the account that this session was started from.',
    fields: z.object({
      agent: typed.meta({ type: 'integer', description: 'Who acts in this session.' }),
      agentdate: typed.meta({ description: 'When that account was made, ISO 8601, from the page.' }),
    }),
    reply: {
      says: '`success`: a new session of whoever started this one; the page goes to the subaccounts.',
    },
    errors: [notTheirsError],
    handle: async (ctx, { agent, agentdate }) =>
      (await switchBack(ctx, { agent, agentDate: agentdate })).ok ? ajaxText('success') : notTheirs(),
  }),
  wholesaleCall({
    name: '{p}_approve_order',
    who: 'customer',
    summary: 'The main account approves the order of a subaccount.',
    fields: z.object({ orderid }),
    reply: {
      says: '`success`: the order is pending payment, or in preparation where there is nothing to pay.',
    },
    errors: [notTheirsError, notWaiting],
    handle: async (ctx, fields) => decided(await approveOrder(ctx, fields.orderid)),
  }),
  wholesaleCall({
    name: '{p}_reject_order',
    who: 'customer',
    summary: 'The order is rejected, or called off by the subaccount that placed it.',
    fields: z.object({
      orderid,
      reason: typed.meta({
        description:
          'Shown to the subaccount; empty for none, and for a subaccount that calls its own order off.',
      }),
    }),
    reply: { says: '`success`: the order is cancelled.' },
    errors: [notTheirsError, notWaiting],
    handle: async (ctx, fields) =>
      decided(await rejectOrder(ctx, { orderId: fields.orderid, reason: fields.reason })),
  }),
];
