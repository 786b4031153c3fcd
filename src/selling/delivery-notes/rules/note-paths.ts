/** The list of delivery notes. */
export const deliveryNotesPath = '/staff/fulfilment/delivery-notes/';

/** Where those of an order are issued and cancelled. */
export const notesOfOrderPath = (orderId: number) => `${deliveryNotesPath}order/${orderId}/` as const;

export const staffNotePath = (noteId: number) => `${deliveryNotesPath}${noteId}/note.pdf` as const;

/** The document for the customer of an order, or the holder of its link. */
export const ownNotePath = (orderId: number, noteId: number, link = '') => {
  const path = `/my-account/view-order/${orderId}/delivery-note/${noteId}/`;
  return link === '' ? path : `${path}?link=${encodeURIComponent(link)}`;
};
