import { PriceTag } from '#catalogue/products/storefront/price-tag.tsx';
import { StockLine } from '#catalogue/products/storefront/stock-line.tsx';
import { Badge } from '#kit/ui/display/badge.tsx';
import { RichText } from '#kit/ui/display/rich-text.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { PriorPriceNote } from '#pricing/prices/storefront/prior-price-note.tsx';
import { stockLeft } from '../rules/stock-left.ts';
import type { VariationChoice } from '../rules/variation-choice.ts';
import styles from './variation-form.module.css';

export type VariationPanelProps = {
  readonly shown: VariationChoice | null;
  readonly platform: string;
  readonly stockLabelThreshold: number;
};

/** Price, availability and description of the chosen variation; slides open (VAR-02, VAR-24, VAR-34). */
export function VariationPanel({ shown, platform, stockLabelThreshold }: VariationPanelProps) {
  const words = useWords();
  return (
    <div
      className={`${styles.panel} ${platform}-variation single_variation`}
      data-open={shown ? '' : undefined}
      aria-live="polite"
    >
      {shown ? <Found shown={shown} words={words} threshold={stockLabelThreshold} /> : null}
    </div>
  );
}

type FoundProps = {
  readonly shown: VariationChoice;
  readonly words: ReturnType<typeof useWords>;
  readonly threshold: number;
};

function Found({ shown, words, threshold }: FoundProps) {
  const { price, stock, limits, buyable, description } = shown;
  const left = stockLeft({ maximum: limits.maximum, left: shown.stockLeft, buyable }, threshold);
  return (
    <div className={styles.found}>
      <span className={styles.price}>
        <PriceTag price={price} words={words} />
      </span>
      {price?.prior ? <PriorPriceNote note={price.prior} /> : null}
      <span className={styles.availability}>
        {/* The label shows the number already. */}
        <StockLine stock={left === null ? stock : { kind: 'in-stock' }} words={words.catalogue} />
        {left === null ? null : <Badge tone="amber">{words.variations.stockLeft(left)}</Badge>}
      </span>
      {description === '' ? null : <RichText html={description} />}
    </div>
  );
}
