import type { CallError, CallNote, CallNotes } from '../call-note.ts';
import type { ParamShapes } from '../param-shape.ts';

const wrongNonce: CallError = {
  status: 403,
  when: 'The nonce is missing, wrong or too old: the body is `-1`.',
};
const notTheirs: CallError = {
  status: 403,
  when: 'It is not the asking account’s own, or there is none: the body is `0`, and nothing has changed.',
};
const notWaiting: CallError = {
  status: 409,
  when: 'It was decided meanwhile, or cannot be called off any more: the body is `0`.',
};
const notCapable: CallError = {
  status: 403,
  when: 'It is not a subaccount of the asking account: `{success: false, data: "Failed capability check."}`.',
};
const security: ParamShapes = {
  security: { type: 'string', description: 'Nonce `{p}_security_nonce`, from the page.' },
};
const text = (description: string) => ({ type: 'string', description }) as const;
const details: ParamShapes = {
  name: text('First name.'),
  lastName: text('Last name.'),
  jobTitle: text('Job title.'),
  phone: text('Telephone number.'),
  permissionBuy: text('`true` or `false`, as the six that follow: may place orders.'),
  permissionBuyApproval: text('Its orders wait for the main account; nothing without `permissionBuy`.'),
  permissionViewOrders: text('Sees the orders of the company.'),
  permissionViewSubscriptions: text('Sees the subscriptions of the company.'),
  permissionViewOffers: text('Sees the offers of the company.'),
  permissionViewConversations: text('Sees the conversations of the company.'),
  permissionViewLists: text('Sees the purchase lists of the company.'),
};
const orderid: ParamShapes = { orderid: { type: 'integer', description: 'The order.' } };

const noteOf = (fields: ParamShapes, says: string, ...errors: readonly CallError[]): CallNote => ({
  fields: { ...fields, ...security },
  reply: { says },
  errors: [wrongNonce, ...errors],
});

/** Subaccounts, agents and orders that a main account approves (wire 4.4). Fields of the shop's own are posted by their names. */
export const subaccountNotes: CallNotes = {
  'admin-ajax {p}_create_subaccount': noteOf(
    {
      username: text('8 to 30 letters, digits and `. _ - @`; passed over where usernames are switched off.'),
      password: text('8 characters or more, among them a letter and a digit.'),
      email: text('An e-mail address that has no account yet.'),
      ...details,
    },
    'The id of the new subaccount. A text that begins with `error` is a failure: `error_maximum_subaccounts`, or `error` and why.',
  ),
  'admin-ajax {p}_update_subaccount': noteOf(
    { subaccountId: { type: 'integer', description: 'The subaccount.' }, ...details },
    'Its id; a text that begins with `error` is a failure. Username, address and password stay as they are.',
    notTheirs,
  ),
  'admin-ajax {p}rejectuser': noteOf(
    {
      user: { type: 'integer', description: 'The subaccount.' },
      issubaccount: text('`yes`.'),
    },
    '`success`: the subaccount is deleted; its orders, conversations and lists belong to the main account.',
    notCapable,
  ),
  'admin-ajax {p}loginsubaccount': noteOf(
    { customer: { type: 'integer', description: 'An own subaccount, or a customer of the asking agent.' } },
    '`success`: a new session acts as this account; the page goes to the shop.',
    notTheirs,
  ),
  'admin-ajax {p}switchtoagent': noteOf(
    {
      agent: { type: 'integer', description: 'Who acts in this session.' },
      agentdate: text('When that account was made, ISO 8601, from the page.'),
    },
    '`success`: a new session of whoever started this one; the page goes to the subaccounts.',
    notTheirs,
  ),
  'admin-ajax {p}_approve_order': noteOf(
    orderid,
    '`success`: the order is pending payment, or in preparation where there is nothing to pay.',
    notTheirs,
    notWaiting,
  ),
  'admin-ajax {p}_reject_order': noteOf(
    {
      ...orderid,
      reason: text(
        'Shown to the subaccount; empty for none, and for a subaccount that calls its own order off.',
      ),
    },
    '`success`: the order is cancelled.',
    notTheirs,
    notWaiting,
  ),
};
