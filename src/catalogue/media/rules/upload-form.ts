/** What the nonce of an upload is made for, and the form field that carries it; the field stands before the files. */
export const uploadAction = 'upload-pictures';
export const uploadNonceField = 'security';

/** The page of a product's pictures. */
export const picturesPath = (productId: number) => `/staff/pictures/${productId}/`;

/** Where pictures of a product are sent to. */
export const uploadPath = (productId: number) => `/staff/pictures/${productId}/upload/`;
