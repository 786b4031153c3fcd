import { inDigits } from '../in-digits.ts';
import type { StaffReviewsMessages } from '../it/staff-reviews.ts';

/** In the menu. */
export const menu = { reviews: 'Reviews' };

export const staffReviews: StaffReviewsMessages = {
  title: 'Reviews',
  count: (count) => (count === 1 ? '1 review' : `${inDigits('en', count)} reviews`),
  empty: 'No reviews yet. Those to be moderated will appear here first.',
  nothingFound: 'No review matches what you are looking for.',
  filter: 'State',
  everything: 'All',
  statuses: { pending: 'Waiting', approved: 'Approved', refused: 'Refused', trash: 'In the bin' },
  tabs: { pending: 'Waiting', approved: 'Approved', refused: 'Refused', trash: 'Bin' },
  search: 'Search the reviews',
  searchHint: 'Author, email, text or product code',
  searchButton: 'Search',
  author: 'Author',
  review: 'Review',
  product: 'Item',
  status: 'State',
  date: 'Date',
  choose: (author) => `Choose the review by ${author}`,
  open: (author) => `Open the review by ${author}`,
  chosen: 'For the chosen reviews',
  actions: { approve: 'Approve', refuse: 'Refuse', trash: 'Move to the bin', restore: 'Restore' },
  stars: (stars) => (stars === 1 ? '1 star out of 5' : `${stars} stars out of 5`),
  noRating: 'Without a rating',
  verified: 'Verified purchase',
  answered: 'Answered',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageNumber: (page) => `Page ${page}`,
  done: {
    approve: (count) =>
      count === 1
        ? 'The review is approved and published.'
        : `${inDigits('en', count)} reviews approved and published.`,
    refuse: (count) => (count === 1 ? 'The review is refused.' : `${inDigits('en', count)} reviews refused.`),
    trash: (count) =>
      count === 1 ? 'The review is in the bin.' : `${inDigits('en', count)} reviews moved to the bin.`,
    restore: (count) =>
      count === 1
        ? 'The review is back where it was.'
        : `${inDigits('en', count)} reviews are back where they were.`,
    answer: 'The answer is saved.',
    'answer-removed': 'The answer was removed.',
    expired: 'The page was open for too long. Nothing has changed: try again.',
    nothing: 'Nothing has changed: choose at least one review that the action applies to.',
    'answer-too-long': 'The answer may have at most 2,000 characters.',
  },
  page: {
    title: (author) => `Review by ${author}`,
    backToList: 'Back to the reviews',
    email: 'Email',
    rating: 'Rating',
    writtenBy: 'Written by',
    guest: 'guest without an account',
    customer: (id) => `registered customer no. ${id}`,
    purchase: 'Purchase',
    bought: 'verified',
    notBought: 'no order found',
    text: 'Text',
    moderation: 'Moderation',
    answerHeading: 'Answer by the shop',
    answerHint: 'It appears under the review. To remove it, empty the field and save.',
    answerLabel: 'Text of the answer',
    saveAnswer: 'Save the answer',
    events: 'History',
    noEvents: 'Nothing yet.',
    event: {
      approved: (name) => `Approved by ${name}`,
      refused: (name) => `Refused by ${name}`,
      trashed: (name) => `Moved to the bin by ${name}`,
      restored: (name) => `Restored by ${name}`,
      answered: (name) => `Answered by ${name}`,
      'answer-removed': (name) => `Answer removed by ${name}`,
    },
  },
};
