/** The light ground on which parts are shown. */
export const studioGround =
  '<rect width="1200" height="1200" fill="#f3f2ee"/><rect width="1200" height="1200" fill="url(#studio)"/>';
