import { email, line, paragraph, text } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, type ProblemOf } from '#foundation/forms/rules/form-schema.ts';
import { MAX_MESSAGE, MAX_TITLE } from './message-limits.ts';

/** What the nonce of the form is made for. */
export const productQuestionAction = 'product-question';

/** The hidden field against bots. */
export const questionBait = 'website';

/** The page on which somebody asks about an article. */
export const productQuestionPath = (productId?: number) =>
  productId === undefined ? '/product-question/' : `/product-question/?product=${productId}`;

const LONGEST_VEHICLE = 60;

/** A question about an article; name and address count for those who are not logged in. */
export const productQuestionForm = formSchema({
  name: line({ required: 'no-name', most: 100, tooLong: 'long-name' }),
  email: email('no-email', 254),
  message: paragraph({ required: 'no-message', most: MAX_MESSAGE - 200, tooLong: 'long-message' }),
  vehicle: line({ most: LONGEST_VEHICLE, tooLong: 'long-vehicle' }),
  product: text(),
  [questionBait]: text(),
});

export type ProductQuestion = DraftOf<typeof productQuestionForm>;
export type ProductQuestionProblem =
  | ProblemOf<typeof productQuestionForm>
  | 'too-many'
  | 'expired'
  | 'machine';
/** Under `form` what concerns all of it. */
export type ProductQuestionProblems = {
  readonly [Field in keyof ProductQuestion | 'form']?: ProductQuestionProblem;
};

/** The title of a conversation that asks about an article, as long as titles may be. */
export const questionTitle = (name: string, sku: string | null): string =>
  (sku === null || sku === '' ? name : `${name} (${sku})`).slice(0, MAX_TITLE);
