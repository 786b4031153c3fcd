import { productQuestion as en } from './en/product-question.ts';
import { inEither } from './in-either.ts';
import { productQuestion as it } from './it/product-question.ts';

/** The words of questions about articles, which only their page needs. */
export const productQuestionFor = inEither(it, en);
