import { z } from 'zod';
import { commaList } from '../lenient/lists.ts';
import { choice, flag, id, text, wholeNumber } from '../lenient/scalars.ts';
import { adminContext } from './admin-call.ts';
import { momentOf, sentDate } from './api-dates.ts';

/** What every list takes: which page of it, what to look for, which ids. */
export const pageQuery = {
  context: adminContext.optional(),
  page: wholeNumber({ min: 1, max: 1_000_000 }).meta({ default: 1 }).optional(),
  per_page: wholeNumber({ min: 1, max: 100 }).meta({ default: 10 }).optional(),
  offset: wholeNumber({ min: 0, max: 2_147_483_647 }).meta({ description: 'Instead of a page.' }).optional(),
  search: text.optional(),
  include: commaList(id).optional(),
  exclude: commaList(id).optional(),
  order: choice(['asc', 'desc']).optional(),
};

/** What lists take of things that have dates. */
export const datesQuery = {
  after: sentDate.optional(),
  before: sentDate.optional(),
  modified_after: sentDate.optional(),
  modified_before: sentDate.optional(),
  dates_are_gmt: flag
    .meta({ description: 'Dates without a zone are in UTC, not by the clock of the shop.', default: false })
    .optional(),
};

const dates = z.object(datesQuery);

/** The dates of a query as moments. */
export function momentsOf(query: z.output<typeof dates>) {
  const isUtc = query.dates_are_gmt ?? false;
  const moment = (name: 'after' | 'before' | 'modified_after' | 'modified_before') => {
    const sent = query[name];
    return sent && momentOf(sent, isUtc);
  };
  return {
    createdAfter: moment('after'),
    createdBefore: moment('before'),
    changedAfter: moment('modified_after'),
    changedBefore: moment('modified_before'),
  };
}

const page = z.object(pageQuery);

/** Which entries of a list are asked for: `limit` of them from `offset` on, the page that paging headers count from. */
export function pageOf({ page: number = 1, per_page: size = 10, offset }: z.output<typeof page>) {
  return {
    limit: size,
    offset: offset ?? (number - 1) * size,
    number: offset === undefined ? number : Math.floor(offset / size) + 1,
    size,
  };
}
