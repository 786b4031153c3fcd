import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { basisOf } from '#pricing/price-history/rules/reduction-basis.ts';
import { priceHistoryPath } from '#pricing/prices/rules/staff-prices.ts';
import type { ProductEditorProps } from './editor-props.ts';
import styles from './product-editor.module.css';
import { AmountField, ChoiceField, MomentField } from './product-fields.tsx';
import { Section } from './section.tsx';
import { useForm } from './use-product-form.ts';

/** What a product costs by itself; of one that gets variations the price that they begin with. */
export function PricesSection({
  choices,
  mayPrice,
  pricesIncludeTax,
  basis,
  sku,
}: Pick<ProductEditorProps, 'choices' | 'mayPrice' | 'pricesIncludeTax' | 'basis'> & {
  /** of a stored product, which has a history of its price */
  readonly sku: string | null;
}) {
  const { productEditor: words, staffPriceHistory } = useBackOfficeWords();
  const { beginning } = useForm();
  const isSimple = beginning.kind === 'simple';
  return (
    <Section id="prices" title={words.sections.prices}>
      {mayPrice ? null : <p className={styles.hint}>{words.noPriceRight}</p>}
      {isSimple ? null : <p className={styles.hint}>{words.kinds.price}</p>}
      <div className={styles.row}>
        <AmountField
          field="regularPriceCents"
          disabled={!mayPrice}
          hint={pricesIncludeTax ? words.priceWithTax : words.priceWithoutTax}
        />
        {isSimple ? <AmountField field="salePriceCents" disabled={!mayPrice} /> : null}
        <ChoiceField
          field="taxClass"
          disabled={!mayPrice}
          options={choices.taxClasses.map((value) => ({
            value,
            label: words.taxClasses[value] ?? value,
          }))}
        />
      </div>
      {isSimple ? (
        <div className={styles.wideRow}>
          <MomentField field="saleFrom" disabled={!mayPrice} />
          <MomentField field="saleTo" disabled={!mayPrice} />
        </div>
      ) : null}
      <p className={styles.hint} role="status">
        {isSimple ? <StruckPrice basis={basis} /> : null}
      </p>
      {mayPrice && sku !== null ? (
        <p className={styles.links}>
          <a href={priceHistoryPath(sku)}>{staffPriceHistory.link}</a>
        </p>
      ) : null}
    </Section>
  );
}

/** What consumers see struck beside the sale that is typed, or why nothing. */
function StruckPrice({ basis }: Pick<ProductEditorProps, 'basis'>) {
  const { productEditor, locale } = useBackOfficeWords();
  const { values } = useForm();
  const sale: unknown = values.salePriceCents;
  if (!basis || typeof sale !== 'number') return null;
  const words = productEditor.struck;
  const lowest = basisOf(basis, sale);
  if (lowest === null) return words.neverSold;
  const amount = formatEuro(lowest, locale);
  return lowest > sale ? words.lowest(amount) : words.notLower(amount);
}
