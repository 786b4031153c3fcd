const DAY_S = 24 * 60 * 60;

/** How long a guest's session lasts after its last request, and a log-in, in seconds. */
export const guestSessionSeconds = 30 * DAY_S;
export const personSessionSeconds = 7 * DAY_S;
