import type { ReactNode } from 'react';
import { ReviewsPanel } from '#shop/reviews/storefront/reviews-panel.tsx';
import { useWords } from '#shop/site/storefront/use-words.ts';
import { RichText } from '#ui/display/rich-text.tsx';
import { Tabs } from '#ui/navigation/tabs.tsx';
import { type ProductTab, productTabs } from '../rules/opening-tab.ts';
import type { ProductDetail, VariationChoice } from '../rules/product-detail.ts';
import { AdditionalInformation } from './additional-information.tsx';

export type ProductTabsProps = {
  readonly product: ProductDetail;
  readonly variation: VariationChoice | null;
  readonly open: ProductTab;
  readonly onOpen: (tab: ProductTab) => void;
  readonly reviewForm: ReactNode;
};

export function ProductTabs({ product, variation, open, onOpen, reviewForm }: ProductTabsProps) {
  const { productPage } = useWords();
  const { descriptionHtml, rating, reviews, reviewCount } = product;
  return (
    <Tabs
      label={productPage.tabs}
      open={open}
      onOpen={(key) => onOpen(productTabs.find((tab) => tab === key) ?? 'description')}
      tabs={[
        {
          key: 'description',
          label: productPage.description,
          content:
            descriptionHtml === '' ? <p>{productPage.noDescription}</p> : <RichText html={descriptionHtml} />,
        },
        {
          key: 'additional_information',
          label: productPage.additionalInformation,
          content: <AdditionalInformation product={product} variation={variation} />,
        },
        {
          key: 'reviews',
          label: productPage.reviews,
          count: reviewCount,
          content: <ReviewsPanel rating={rating} reviews={reviews} form={reviewForm} />,
        },
      ]}
    />
  );
}
