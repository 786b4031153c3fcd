const withLink = (path: string, link: string) =>
  link === '' ? path : `${path}?link=${encodeURIComponent(link)}`;

/** Where a return of an order is asked for, by its customer or the holder of its link. */
export const askReturnPath = (orderId: number, link = '') =>
  withLink(`/my-account/view-order/${orderId}/return/`, link);

/** The slip that goes back with the goods of a return, for the customer of its order or the holder of its link. */
export const returnSlipPath = (orderId: number, returnId: number, link = '') =>
  withLink(`/my-account/view-order/${orderId}/return/${returnId}/`, link);

export const staffReturnsPath = '/staff/returns/';
export const staffReturnPath = (id: number) => `${staffReturnsPath}${id}/`;
export const staffSlipPath = (id: number) => `${staffReturnPath(id)}slip.pdf`;

/** What the forms of an order's returns carry their nonce for. */
export const ownReturnsAction = (orderId: number) => `own-returns-${orderId}`;
export const staffReturnsAction = 'staff-returns';

/** A return as people name it: `R-1024`. */
export const returnName = (number: number) => `R-${number}`;
