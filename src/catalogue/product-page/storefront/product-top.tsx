import { type ComponentType, type ReactNode, useState } from 'react';
import type { OfferedProduct } from '#catalogue/variations/rules/offered-product.ts';
import type { PurchaseChoice } from '#catalogue/variations/rules/purchase-choice.ts';
import type { VariationChoice } from '#catalogue/variations/rules/variation-choice.ts';
import type { VariationFormProps } from '#catalogue/variations/storefront/variation-form.tsx';
import { type DeliveryTerms, deliveryHint } from '../rules/delivery-terms.ts';
import type { FitSummary } from '../rules/fit-summary.ts';
import type { GalleryFeatures } from '../rules/gallery-features.ts';
import { DeliveryLine } from './delivery-line.tsx';
import { ProductGallery } from './gallery/product-gallery.tsx';
import { ProductHeading } from './product-heading.tsx';
import styles from './product-view.module.css';
import { PurchaseArea } from './purchase-area.tsx';

export type ProductTopProps = {
  readonly product: OfferedProduct;
  /** what the gallery does beyond plain images; null for nothing */
  readonly galleryFeatures: GalleryFeatures | null;
  readonly delivery: DeliveryTerms;
  /** cars and OE numbers of the first screen; null for none */
  readonly fit: FitSummary | null;
  /** prefix of the platform's names */
  readonly platform: string;
  /** renders the add-to-cart button, a submit button inside the form */
  readonly purchase: (choice: PurchaseChoice) => ReactNode;
  /** of a product with options */
  readonly variationForm?: ComponentType<VariationFormProps>;
};

/** Pictures, name and purchase area of a product, which follow the variation that is shown (VAR-19). */
export function ProductTop(props: ProductTopProps) {
  const { product, galleryFeatures, delivery, fit, platform, purchase, variationForm } = props;
  const [variation, setVariation] = useState<VariationChoice | null>(null);
  const { stock, price } = variation ?? product;
  return (
    <>
      <ProductHeading product={product} sku={variation?.sku ?? product.sku} fit={fit} />
      <ProductGallery
        images={product.gallery}
        variationPicture={variation?.picture ?? null}
        features={galleryFeatures}
        platform={platform}
      />
      <div className={styles.buying}>
        <PurchaseArea
          product={product}
          platform={platform}
          purchase={purchase}
          variationForm={variationForm}
          onShown={setVariation}
        />
        <DeliveryLine hint={deliveryHint(stock, price?.unit ?? null, delivery)} />
      </div>
    </>
  );
}
