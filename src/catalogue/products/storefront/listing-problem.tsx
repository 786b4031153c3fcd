import { Button } from '#kit/ui/controls/button.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';

/** Says that the listing could not be updated, and offers another try. */
export function ListingProblem({ onRetry }: { onRetry: () => void }) {
  const { catalogue } = useWords();
  return (
    <Notice
      kind="error"
      action={
        <Button kind="secondary" onClick={onRetry}>
          {catalogue.retry}
        </Button>
      }
    >
      {catalogue.listingNotUpdated}
    </Notice>
  );
}
