import { consumerRights as en } from './en/consumer-rights.ts';
import { inEither } from './in-either.ts';
import { consumerRights as it } from './it/consumer-rights.ts';

/** What emails and the page of the withdrawal tell consumers of their rights, written by the server alone. */
export const consumerRightsFor = inEither(it, en);
