import { Button } from '#kit/ui/controls/button.tsx';
import { RichText } from '#kit/ui/display/rich-text.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { PriorPriceNote } from '#pricing/prices/storefront/prior-price-note.tsx';
import type { ProductDetail } from '../rules/product-detail.ts';
import type { VariationAnswer } from '../rules/variation-answer.ts';
import type { VariationChoice } from '../rules/variation-choice.ts';
import styles from './variation-form.module.css';
import { VariationPanel } from './variation-panel.tsx';

export type VariationOutcomeProps = {
  readonly product: Pick<ProductDetail, 'longestDescription' | 'variationSettings' | 'price' | 'variations'>;
  readonly platform: string;
  readonly answer: VariationAnswer<VariationChoice>;
  readonly shown: VariationChoice | null;
  readonly onRetry: () => void;
};

/** The outcome of the choice, in space that is reserved for it, so that nothing below it moves (VAR-02, VAR-15). */
export function VariationOutcome({ product, platform, answer, shown, onRetry }: VariationOutcomeProps) {
  const { variations: words } = useWords();
  const { longestDescription, variationSettings } = product;
  // Space for the note as well.
  const mayBeReduced = product.price?.prior || product.variations?.some(({ price }) => price?.prior);
  const hint = { incomplete: words.chooseToSee, asking: words.lookingUp }[
    answer.kind as 'incomplete' | 'asking'
  ];
  return (
    <div className={`${styles.outcome} single_variation_wrap`}>
      <div className={styles.room} aria-hidden="true">
        {mayBeReduced ? <PriorPriceNote note={{ kind: 'progressive' }} /> : null}
        {longestDescription === '' ? null : <RichText html={longestDescription} />}
      </div>
      <VariationPanel
        shown={shown}
        platform={platform}
        stockLabelThreshold={variationSettings.stockLabelThreshold}
      />
      {shown || hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
      <div className={styles.status} role="status">
        {answer.kind === 'no-match' ? words.noMatch : null}
        {answer.kind === 'failed' ? (
          <>
            {words.lookupFailed}{' '}
            <Button kind="secondary" onClick={onRetry}>
              {words.retryLookup}
            </Button>
          </>
        ) : null}
      </div>
    </div>
  );
}
