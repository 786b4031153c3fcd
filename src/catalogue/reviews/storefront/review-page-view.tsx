import { productPath, shopPath } from '#foundation/paths/rules/paths.ts';
import { Island } from '#kit/islands/storefront/island.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import body from '#kit/ui/display/page-body.module.css';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { productReviewsFor } from '#messages/product-reviews-for.ts';
import type { ReviewTerms } from '../rules/product-review.ts';
import reviewForm from './review-form.island.tsx';
import type { TypedReview } from './review-form.tsx';
import type { ShownProblem } from './review-problems.tsx';

/** The form on a page of its own, for one visitor: where a review could not be taken as it was sent. */
export type ReviewPageViewProps = {
  readonly product: { readonly id: number; readonly slug: string; readonly name: string } | null;
  readonly terms: ReviewTerms | null;
  readonly problems: readonly ShownProblem[];
  readonly typed: TypedReview;
  readonly person: { readonly name: string; readonly nonce: string } | null;
  readonly platform: string;
};

export function ReviewPageView({ product, terms, problems, typed, person, platform }: ReviewPageViewProps) {
  const { form } = productReviewsFor(useWords().locale);
  const isOpen = product !== null && terms?.open === true;
  return (
    <div className={`${body.page} ${body.roomy}`}>
      <h1>{product ? form.headingFor(product.name) : form.heading}</h1>
      {isOpen ? (
        <Island
          of={reviewForm}
          props={{
            productId: product.id,
            terms,
            platform,
            heading: form.heading,
            problems,
            typed,
            person,
            send: problems.some(({ field }) => field === null) ? form.confirm : form.send,
          }}
          // What is wrong takes the focus.
          trigger="start"
        />
      ) : (
        <Notice kind={problems.length > 0 ? 'error' : 'info'}>
          {problems[0]?.text ?? form.chooseProduct}
        </Notice>
      )}
      <p>
        {product ? (
          <a className={buttonClass({ kind: 'secondary' })} href={`${productPath(product.slug)}#reviews`}>
            {form.backToProduct}
          </a>
        ) : (
          <a className={buttonClass({ kind: 'secondary' })} href={shopPath}>
            {form.toShop}
          </a>
        )}
      </p>
    </div>
  );
}
