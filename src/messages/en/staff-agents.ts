import { inDigits } from '../in-digits.ts';
import type { StaffMessages } from '../staff-messages-for.ts';

export const staffAgents: StaffMessages['staffAgents'] = {
  heading: 'Company and agents',
  main: 'Buys for',
  nothing: 'No permissions',
  permissions: {
    buy: 'places orders',
    buyApproval: 'with approval',
    viewOrders: 'sees the orders',
    viewSubscriptions: 'sees the subscriptions',
    viewOffers: 'sees the offers',
    viewConversations: 'sees the conversations',
    viewLists: 'sees the purchase lists',
  },
  subaccounts: (count) => (count === 1 ? '1 subaccount' : `${inDigits('en', count)} subaccounts`),
  customers: (count) => (count === 1 ? 'Agent of 1 customer' : `Agent of ${inDigits('en', count)} customers`),
  agents: 'Agents',
  noAgents: 'No agent may act for this customer.',
  remove: 'Remove',
  removeNamed: (name) => `Remove the agent ${name}`,
  email: 'Email of the new agent',
  emailHint: 'An account of the shop: it will be able to log in as this customer and to order for them.',
  assign: 'Assign the agent',
  flash: {
    assigned: 'The agent may act for this customer.',
    removed: 'The agent may no longer act for this customer.',
    unknown: 'There is no account with this email.',
    impossible:
      'This account cannot act for this customer. Subaccounts, blocked accounts and the customer itself cannot be assigned, and staff cannot have agents.',
    expired: 'The page was open for too long. Nothing has changed: please try again.',
  },
};
