import type { StaffMessages } from '../staff-messages-for.ts';

/** In the menu. */
export const menu = { 'staff-roles': 'Staff roles' };

export const staffRoles: StaffMessages['staffRoles'] = {
  title: 'Staff roles',
  listIntro:
    'A role is a set of permissions. Everybody who works in the shop has one: it comes with the invitation, on the page “Staff”, and is changed on the page of their account.',
  intro: 'Changes take effect on the next page that people with this role open: they need not log in again.',
  peopleSentence: (people) =>
    people === 0 ? 'Nobody has this role.' : people === 1 ? '1 person has it.' : `${people} people have it.`,
  add: 'New role',
  newTitle: 'New role',
  titleOf: (name) => `Role ${name}`,
  backToList: 'Back to the roles',
  removed: 'The role was deleted.',
  everything: 'Everything',
  noLimit: 'without limit',
  upTo: (amount) => `up to ${amount} an order`,
  columns: { name: 'Role', rights: 'What it allows', refunds: 'Refunds', people: 'People' },
  administrator:
    'The administrator may do everything, including features to come: this role cannot be changed or deleted, so that nobody is locked out.',
  copy: 'Make a new role from this one',
  copyOf: (name) => `${name} (copy)`,
  inUse: 'It cannot be deleted while somebody has it.',
  removeTitle: 'Delete the role',
  removeHint: 'Nobody has this role: you can delete it safely.',
  remove: 'Delete the role',
  fields: {
    name: 'Name',
    refundLimit: 'Limit of refunds (€)',
    needsSecondFactor: 'Requires a second proof',
    rights: 'Permissions',
  },
  hints: {
    needsSecondFactor:
      'Whoever has the role enters the back office with an app or a passkey only, besides the password. Whoever has none adds one at the next log-in.',
    refundLimit: 'How much of an order may be refunded in all, VAT included; empty: without limit.',
  },
  needs: (right) => `Includes “${right}”.`,
  areas: {
    sales: 'Sales',
    customers: 'Customers',
    catalogue: 'Catalogue',
    prices: 'Prices',
    checkout: 'Shipping and payments',
    settings: 'Settings',
  },
  rights: {
    orders: {
      label: 'Manage orders',
      hint: 'See all orders, change their state, mark them as paid and write notes.',
    },
    'edit-orders': {
      label: 'Edit orders',
      hint: 'Change lines, quantities, prices, addresses, shipping and payment of an order.',
    },
    fulfilment: { label: 'Ship', hint: 'See what is to be shipped, and keep the carriers.' },
    counter: {
      label: 'Take orders at the counter',
      hint: 'Find customers and order for them, at the counter or by telephone.',
    },
    'counter-discounts': {
      label: 'Give discounts at the counter',
      hint: 'Discount lines and orders at the counter, up to the largest discount of the settings.',
    },
    tills: {
      label: 'Set up tills',
      hint: 'Add tills and fiscal printers. Whoever takes orders at the counter opens them, takes money and closes them.',
    },
    refunds: { label: 'Refund', hint: 'Return money and pieces, up to the limit of the role.' },
    returns: { label: 'Returns', hint: 'Approve and receive returns, restock their pieces.' },
    conversations: { label: 'Answer messages', hint: 'Read conversations and quote requests, and answer.' },
    offers: { label: 'Make offers', hint: 'Write, send and withdraw offers with prices of their own.' },
    letters: { label: 'Read the post', hint: 'See the emails that the shop has sent.' },
    reports: {
      label: 'See reports',
      hint: 'The turnover of the shop by period, article, customer and more.',
    },
    margins: { label: 'See margins', hint: 'Costs and margins in reports.' },
    'customers-view': { label: 'See customers', hint: 'Data, orders and notes of every customer.' },
    customers: {
      label: 'Change customers',
      hint: 'Change group and company data, write notes, block an account.',
    },
    agents: { label: 'Assign agents', hint: 'Decide who orders on behalf of which customers.' },
    registration: {
      label: 'Decide on registrations',
      hint: 'Approve or refuse requests, and change the questions of the form.',
    },
    groups: { label: 'Manage groups', hint: 'Price list, terms and visible products of each group.' },
    vat: { label: 'Check VAT numbers', hint: 'See the checks and ask for them again.' },
    products: { label: 'Look after the catalogue', hint: 'Pictures, sellers and product tables.' },
    stock: {
      label: 'Manage stock',
      hint: 'See stock and movements, correct them and change thresholds; no prices.',
    },
    reviews: { label: 'Moderate reviews', hint: 'Approve, refuse and answer them.' },
    searches: { label: 'See searches', hint: 'What customers look for, and what they do not find.' },
    pages: { label: 'Edit the pages', hint: 'The home page and pages of text: blocks, drafts, publication.' },
    'explain-prices': {
      label: 'Explain a price',
      hint: 'See how the price of an article for a customer comes about, without changing it.',
    },
    prices: { label: 'Manage price lists', hint: 'Change prices, tiers and discounts, from files as well.' },
    coupons: { label: 'Manage coupons', hint: 'Make, change and switch off discount codes.' },
    payments: { label: 'Manage payments', hint: 'Rules and fees of the methods, credit of companies.' },
    'payment-providers': {
      label: 'Connect payment providers',
      hint: 'Credentials, testing and activation of each provider.',
    },
    shipping: { label: 'Manage shipping', hint: 'Zones, methods and rates.' },
    taxes: { label: 'Manage VAT rates', hint: 'If you change them, prices change at once.' },
    settings: { label: 'Change settings', hint: 'All settings of the shop and the data of the firm.' },
    emails: {
      label: 'Change the texts of emails',
      hint: 'Subject and texts of every email of the shop, with preview and test messages.',
    },
    menus: {
      label: 'Manage menus',
      hint: 'The entries of the header, of the footer and of the menus of telephones.',
    },
    banners: {
      label: 'Manage banners',
      hint: 'Notices and promotions on the pages of the shop, with days and audience.',
    },
    redirects: {
      label: 'Manage redirects',
      hint: 'Old addresses that lead to a page of today, and those that were asked for in vain.',
    },
    'quote-fields': {
      label: 'Change the quote form',
      hint: 'The fields that are filled in to ask for a quote.',
    },
    staff: {
      label: 'Manage staff',
      hint: 'Assign and change roles, never with more permissions than their own.',
    },
    'api-keys': {
      label: 'Connect programs',
      hint: 'Making and revoking API keys, never with more rights than one’s own; deciding by webhooks who is told of what.',
    },
    audit: { label: 'Read the audit trail', hint: 'Who changed what, and when.' },
  },
  problems: {
    'no-name': 'write a name of up to 60 characters',
    'name-taken': 'there is already a role with this name',
    'no-rights': 'choose at least one permission',
    'role-above': 'you cannot make or change a role that allows more than your own',
    'not-an-amount': 'write an amount between 0.01 and 1,000,000 €, such as 100 or 49.90; empty for no limit',
  },
};
