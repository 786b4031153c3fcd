import { BaitField } from '#kit/ui/controls/bait-field.tsx';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { AlertDialog } from '#kit/ui/dialogs/alert-dialog.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { productReviewsFor } from '#messages/product-reviews-for.ts';
import type { ReviewTerms } from '../rules/product-review.ts';
import { reviewFormPath } from '../rules/review-addresses.ts';
import { baitField } from '../rules/review-draft.ts';
import { MAX_AUTHOR_LENGTH } from '../rules/review-limits.ts';
import styles from './review-form.module.css';
import { ReviewProblems, type ShownProblem } from './review-problems.tsx';
import { StarRating } from './star-rating.tsx';
import { useReviewForm } from './use-review-form.ts';

/** What was typed so far. */
export type TypedReview = {
  readonly rating: number | null;
  readonly body: string;
  readonly author: string;
  readonly email: string;
};

export type ReviewFormProps = {
  readonly productId: number;
  readonly terms: ReviewTerms;
  readonly platform: string;
  readonly heading: string;
  /** what the server has found wrong */
  readonly problems?: readonly ShownProblem[];
  readonly typed?: TypedReview;
  /** who is logged in, where the page belongs to one visitor; a page for everybody does not know */
  readonly person?: { readonly name: string; readonly nonce: string } | null;
  readonly send?: string;
};

const nothing: TypedReview = { rating: null, body: '', author: '', email: '' };

/** The form of a review (REV-01): a plain form post; scripts only show at once what is missing. */
export function ReviewForm(props: ReviewFormProps) {
  const { productId, terms, heading, typed = nothing, person = null } = props;
  const { form: words } = productReviewsFor(useWords().locale);
  const form = useReviewForm({ ...props, problems: props.problems ?? [], person });
  const { problems, isKnown, alert } = form;
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.text ?? '';
  const hint = person ? words.hintAs(person.name) : isKnown ? words.hintSignedIn : words.hint;
  return (
    <form
      className={styles.form}
      method="post"
      action={reviewFormPath}
      id="review_form"
      aria-labelledby="review-form-heading"
      noValidate
      onSubmit={form.onSubmit}
      onInput={form.onInput}
    >
      <h2 id="review-form-heading">{heading}</h2>
      <p className={styles.hint}>{hint}</p>
      {terms.buyersOnly ? <Notice>{words.buyersOnly}</Notice> : null}
      <ReviewProblems ref={form.summary} problems={problems} />
      {terms.ratings ? (
        <StarRating required={terms.ratingRequired} chosen={typed.rating} error={errorOf('rating')} />
      ) : null}
      <TextArea
        id="comment"
        name="comment"
        label={`${words.text} *`}
        hint={words.textHint}
        error={errorOf('comment')}
        rows={6}
        defaultValue={typed.body}
        aria-required
        dir="auto"
      />
      {isKnown ? null : (
        <div className={styles.author}>
          <TextField
            id="author"
            name="author"
            label={`${words.author} *`}
            error={errorOf('author')}
            autoComplete="name"
            maxLength={MAX_AUTHOR_LENGTH}
            defaultValue={typed.author}
            aria-required
          />
          <TextField
            id="email"
            name="email"
            label={`${words.email} *`}
            error={errorOf('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
            defaultValue={typed.email}
            aria-required
          />
        </div>
      )}
      <BaitField name={baitField} label={words.bait} />
      <input type="hidden" name="comment_post_ID" value={productId} readOnly />
      <input type="hidden" name="_wpnonce" defaultValue={person?.nonce ?? ''} />
      <div>
        <Button type="submit" name="submit" value="1" size="large">
          {props.send ?? words.send}
        </Button>
      </div>
      <AlertDialog message={alert} acknowledge={words.understood} onClose={form.closeAlert} />
    </form>
  );
}
