import type { ProductReviews } from '#catalogue/reviews/rules/product-review.ts';
import { ReviewsPanel } from '#catalogue/reviews/storefront/reviews-panel.tsx';
import type { ProductDetail } from '#catalogue/variations/rules/product-detail.ts';
import { Scripted } from '#kit/islands/storefront/island.tsx';
import { ShopText } from '#kit/rich-text/storefront/shop-text.tsx';
import { Tabs } from '#kit/ui/navigation/tabs.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { productPageFor } from '#messages/product/product-page-for.ts';
import type { ProductTab } from '../rules/opening-tab.ts';
import type { ProductDocument } from '../rules/product-document.ts';
import type { ProductSafetyFacts } from '../rules/product-safety-facts.ts';
import { DocumentList } from './document-list.tsx';
import { OeNumberList } from './oe-number-list.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductSafety } from './product-safety.tsx';
import tabsScript from './product-tabs.island.ts';
import styles from './product-view.module.css';
import { VehicleList } from './vehicle-list.tsx';

export type ProductTabsProps = {
  readonly product: ProductDetail;
  readonly safety: ProductSafetyFacts;
  /** of other makers of parts */
  readonly crossNumbers: ProductDetail['oeNumbers'];
  readonly documents: readonly ProductDocument[];
  readonly reviews: ProductReviews;
  readonly shopName: string;
  readonly platform: string;
};

export function ProductTabs(props: ProductTabsProps) {
  const { product, reviews, shopName, platform } = props;
  const words = productPageFor(useWords().locale);
  const { description, reviewCount } = product;
  const open: ProductTab = reviews.page > 1 || reviews.sent ? 'reviews' : 'description';
  return (
    <Scripted of={tabsScript} data={null}>
      <Tabs
        label={words.tabs}
        className={`${platform}-tabs wc-tabs-wrapper`}
        panelClass={`${platform}-Tabs-panel`}
        open={open}
        tabs={[
          {
            key: 'description',
            label: words.description,
            content: description === '' ? <p>{words.noDescription}</p> : <Description product={product} />,
          },
          {
            key: 'additional_information',
            label: words.additionalInformation,
            content: <AdditionalInformation {...props} />,
          },
          reviews.enabled && {
            key: 'reviews',
            label: words.reviews,
            count: reviewCount,
            content: (
              <ReviewsPanel product={product} reviews={reviews} shopName={shopName} platform={platform} />
            ),
          },
        ].filter((tab) => tab !== false)}
      />
    </Scripted>
  );
}

function Description({ product }: { readonly product: ProductDetail }) {
  const text = <ShopText html={product.description} />;
  const lang = product.textLang?.description;
  return lang === undefined ? text : <div lang={lang}>{text}</div>;
}

function AdditionalInformation({ product, safety, crossNumbers, documents }: ProductTabsProps) {
  const words = productPageFor(useWords().locale);
  return (
    <div className={styles.information}>
      <div className={styles.data}>
        <ProductFacts product={product} />
        {product.oeNumbers.length > 0 ? (
          <OeNumberList numbers={product.oeNumbers} title={words.oeNumbers} />
        ) : null}
        {crossNumbers.length > 0 ? <OeNumberList numbers={crossNumbers} title={words.crossNumbers} /> : null}
        {documents.length > 0 ? <DocumentList documents={documents} /> : null}
        {safety.manufacturer || safety.responsible ? <ProductSafety {...safety} /> : null}
      </div>
      {product.vehicles.length > 0 ? <VehicleList vehicles={product.vehicles} /> : null}
    </div>
  );
}
