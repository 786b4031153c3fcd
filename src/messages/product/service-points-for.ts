import { servicePoints as en } from '../en/service-points.ts';
import { inEither } from '../in-either.ts';
import { servicePoints as it } from '../it/service-points.ts';

/** The words of the service points of a product page. */
export const servicePointsFor = inEither(it, en);
