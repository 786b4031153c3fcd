import type { StaffMessages } from '../staff-messages-for.ts';

const upTo99 = (count: number) => (count > 99 ? 'more than 99' : String(count));

export const staffDashboard: StaffMessages['staffDashboard'] = {
  title: 'Today in the shop',
  toDo: 'To do today',
  nothingToDo: 'Nothing is waiting: when something comes in, it appears here.',
  tasks: {
    transfers: (count) => (count === 1 ? '1 transfer to come' : `${upTo99(count)} transfers to come`),
    lowStock: (count) => (count === 1 ? '1 article runs low' : `${upTo99(count)} articles run low`),
    inbox: (count) => (count === 1 ? '1 email to assign' : `${upTo99(count)} emails to assign`),
    emails: (count) => (count === 1 ? '1 email not sent' : `${upTo99(count)} emails not sent`),
    products: () => 'The catalogue is empty: create the first product',
    guarantee: () =>
      'The harmonised notice on the legal guarantee is missing: get it from the European Commission and upload it here',
  },
  shop: 'How the shop does',
  spansLabel: 'Period',
  spans: { today: 'Today', week: 'Last 7 days', month: 'Last 30 days' },
  net: 'Turnover without VAT',
  orders: 'Orders',
  average: 'Average order',
  returning: 'Returning buyers',
  before: (value) => `before ${value}`,
  chart: 'Turnover without VAT day by day. The values are in the table below the chart.',
  asTable: 'Show as a table',
  noSales: 'There are no sales yet in this period, nor in the one before.',
  allReports: 'All reports',
};
