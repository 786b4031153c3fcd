import type { StaffMessages } from '../staff-messages-for.ts';

export const staffOrderRecord: StaffMessages['staffOrders']['record'] = {
  label: 'How the order stands',
  money: 'Money',
  paidOn: (day) => `paid on ${day}`,
  refunded: (amount) => `${amount} refunded`,
  next: 'What to do:',
  steps: {
    paid: 'once the transfer has arrived, mark the order as paid. It goes to processing.',
    work: 'get the order ready and put it in processing.',
    ship: 'pack the pieces and hand them to the courier. When the order leaves, press “Ship”: it becomes “Completed” and the customer gets an email.',
    shipped:
      'a parcel has left already. When everything has left, mark the order as shipped: the customer gets an email.',
    owed: 'the order is still owed on credit: mark it as paid once you receive the payment.',
    approval: 'nothing for now. The main account of the company has to approve the order.',
    rest: 'wait for the rest, or note it below: until then the order is not shipped.',
    verifying: 'wait. The provider still verifies the payment: do not ship.',
    customer: 'nothing for now. The customer has to complete the payment.',
    courier:
      'nothing for now. The courier still has to hand over what was collected: when the statement comes, upload it under incoming payments.',
    done: 'nothing. The order is completed.',
    refund: 'the order had been paid: see whether the money has to be given back.',
    over: 'nothing. The order does not go on from here.',
  },
  buttons: {
    paid: 'Mark as paid',
    work: 'Put in processing',
    shipped: 'Mark as shipped',
    owed: 'Mark as paid',
  },
  ship: {
    courier: 'Courier',
    courierOf: (row) => `Courier of parcel ${row}`,
    tracking: 'Tracking number',
    trackingOf: (row) => `Tracking number of parcel ${row}`,
    optional: '(optional)',
    sameCourier: 'Left empty, it is the courier of the parcel before',
    another: 'Add another parcel',
    submit: 'Ship',
    hint: 'Leave the fields empty if the order leaves without a courier.',
  },
  toRefund: 'Go to the refunds',
  toCouriers: 'What couriers owe',
};
