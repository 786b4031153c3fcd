import type { ProductDetail } from '#catalogue/variations/rules/product-detail.ts';
import type { VariationChoice } from '#catalogue/variations/rules/variation-choice.ts';
import { OeNumberList } from './oe-number-list.tsx';
import { ProductFacts } from './product-facts.tsx';
import styles from './product-view.module.css';
import { VehicleList } from './vehicle-list.tsx';

export type AdditionalInformationProps = {
  readonly product: ProductDetail;
  readonly variation: VariationChoice | null;
};

export function AdditionalInformation({ product, variation }: AdditionalInformationProps) {
  return (
    <div className={styles.information}>
      <div className={styles.data}>
        <ProductFacts product={product} variation={variation} />
        {product.oeNumbers.length > 0 ? <OeNumberList numbers={product.oeNumbers} /> : null}
      </div>
      {product.vehicles.length > 0 ? <VehicleList vehicles={product.vehicles} /> : null}
    </div>
  );
}
