import type { ProductReviews } from '#catalogue/reviews/rules/product-review.ts';
import { ReviewsPanel } from '#catalogue/reviews/storefront/reviews-panel.tsx';
import type { ProductDetail } from '#catalogue/variations/rules/product-detail.ts';
import type { VariationChoice } from '#catalogue/variations/rules/variation-choice.ts';
import { ShopText } from '#kit/rich-text/storefront/shop-text.tsx';
import { Tabs } from '#kit/ui/navigation/tabs.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import { type ProductTab, productTabs } from '../rules/opening-tab.ts';
import { OeNumberList } from './oe-number-list.tsx';
import { ProductFacts } from './product-facts.tsx';
import styles from './product-view.module.css';
import { VehicleList } from './vehicle-list.tsx';

export type ProductTabsProps = {
  readonly product: ProductDetail;
  readonly variation: VariationChoice | null;
  readonly open: ProductTab;
  readonly onOpen: (tab: ProductTab) => void;
  readonly reviews: ProductReviews;
  readonly shopName: string;
  readonly platform: string;
};

export function ProductTabs(props: ProductTabsProps) {
  const { product, variation, open, onOpen, reviews, shopName, platform } = props;
  const { productPage } = useShopWords();
  const { description, reviewCount } = product;
  return (
    <Tabs
      label={productPage.tabs}
      className={`${platform}-tabs wc-tabs-wrapper`}
      panelClass={`${platform}-Tabs-panel`}
      open={open}
      onOpen={(key) => onOpen(productTabs.find((tab) => tab === key) ?? 'description')}
      tabs={[
        {
          key: 'description',
          label: productPage.description,
          content: description === '' ? <p>{productPage.noDescription}</p> : <ShopText html={description} />,
        },
        {
          key: 'additional_information',
          label: productPage.additionalInformation,
          content: <AdditionalInformation product={product} variation={variation} />,
        },
        reviews.enabled && {
          key: 'reviews',
          label: productPage.reviews,
          count: reviewCount,
          content: (
            <ReviewsPanel product={product} reviews={reviews} shopName={shopName} platform={platform} />
          ),
        },
      ].filter((tab) => tab !== false)}
    />
  );
}

type AdditionalInformationProps = {
  readonly product: ProductDetail;
  readonly variation: VariationChoice | null;
};

function AdditionalInformation({ product, variation }: AdditionalInformationProps) {
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
