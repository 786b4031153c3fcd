import type { CallError } from '../call-document.ts';

export const badParameter: CallError = {
  status: 400,
  code: 'rest_invalid_param',
  when: 'A parameter does not fit; `data.params` and `data.details` say which and why.',
};
export const notThere = (code: string, what: string): CallError => ({
  status: 404,
  code: `{platform}_rest_${code}`,
  when: `${what} is not there.`,
});
/** The headers of a page of a list. */
export const pagingHeaderSays = {
  'X-WP-Total': 'how many there are in all',
  'X-WP-TotalPages': 'how many pages they make',
  Link: 'addresses of the pages before and after, `rel="prev"` and `rel="next"`',
};
