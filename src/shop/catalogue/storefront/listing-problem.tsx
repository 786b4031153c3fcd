import { useWords } from '#shop/site/storefront/use-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';

/** Says that the listing could not be updated, and offers another try. */
export function ListingProblem({ onRetry }: { onRetry: () => void }) {
  const { catalogue } = useWords();
  return (
    <Notice
      kind="error"
      action={
        <Button kind="secondary" onClick={onRetry}>
          {catalogue.tryAgain}
        </Button>
      }
    >
      {catalogue.listingNotUpdated}
    </Notice>
  );
}
