import { createPortal } from 'react-dom';
import { Button } from '#kit/ui/controls/button.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { StaticPart } from '#kit/ui/static/static-part.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { ListingBody } from './listing-body.tsx';
import { findProblemRegion } from './listing-parts.ts';
import type { CardMarkup } from './product-grid.tsx';
import { listingPage } from './static-grids.ts';
import { useListingChanges } from './use-listing-changes.ts';

export type ListingViewProps = {
  /** null in a browser */
  readonly cardMarkup: CardMarkup | null;
};

/** A listing: rendered by the server as the static part `listingPage`; its changes are handled here. */
export function ListingView({ cardMarkup }: ListingViewProps) {
  const failed = useListingChanges();
  const region = failed ? findProblemRegion() : null;
  return (
    <>
      <StaticPart
        of={listingPage}
        render={
          import.meta.env.SSR && cardMarkup
            ? (page) => <ListingBody {...page} cardMarkup={cardMarkup} />
            : null
        }
      />
      {failed && region ? createPortal(<ListingProblem onRetry={failed.retry} />, region) : null}
    </>
  );
}

/** Says that the listing could not be updated, and offers a retry. */
function ListingProblem({ onRetry }: { onRetry: () => void }) {
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
