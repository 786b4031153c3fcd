import type { ReturnSlipMessages } from '../it/return-slip.ts';
import { returnKindNames } from './return-words.ts';

export const returnSlip: ReturnSlipMessages = {
  fileName: (name) => `return-${name}.pdf`,
  title: (name) => `Return ${name}`,
  heading: 'Return slip',
  hint: 'Put this sheet into the parcel, with the goods.',
  sender: 'From',
  order: 'Order',
  orderOf: (number, day) => `${number} of ${day}`,
  kind: 'Reason',
  kinds: returnKindNames,
  requestedOn: 'Requested on',
  sendBy: 'To be sent by',
  heads: ['Code', 'Item', 'Pieces'],
  reason: 'What happened',
  costs: {
    customer: 'The cost of sending the goods back is borne by whoever returns them.',
    shop: 'The shop bears the cost of sending the goods back.',
  },
  cut: 'Cut out and stick on the outside of the parcel.',
  recipient: 'To',
  number: 'Return',
};
