import type { ReactNode } from 'react';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import * as limits from '../rules/product-limits.ts';
import { AttributesField } from './attributes-field.tsx';
import { ContactField } from './contact-field.tsx';
import { DocumentsField } from './documents-field.tsx';
import { EditorPictures } from './editor-pictures.tsx';
import type { ProductEditorProps } from './editor-props.ts';
import { OeNumbersField } from './oe-numbers-field.tsx';
import styles from './product-editor.module.css';
import {
  AmountField,
  ChoiceField,
  FlagField,
  IdField,
  LineField,
  MomentField,
  NumberField,
  ParagraphField,
} from './product-fields.tsx';
import { ProductPicker } from './product-picker.tsx';
import { RichTextField } from './rich-text-field.tsx';
import { useForm } from './use-product-form.ts';
import { VariationsSection } from './variations-section.tsx';

export function Section({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.section} aria-labelledby={`section-${id}`}>
      <h2 id={`section-${id}`}>{title}</h2>
      {children}
    </section>
  );
}

/** What a product is, costs and weighs: the wide column of the editor. */
export function MainSections({
  product,
  choices,
  pictures,
  documents,
  uploadNonce,
  linked,
  mayPrice,
  mayStock,
  pricesIncludeTax,
  shopLanguage,
  otherLanguage,
  shopUrl,
}: ProductEditorProps) {
  const { productEditor: words } = useBackOfficeWords();
  const { values, openingStock, setOpeningStock } = useForm();
  const isSimple = product.type === 'simple';
  return (
    <>
      <Section id="texts" title={words.sections.texts}>
        <div className={styles.pair}>
          <LineField field="name" maxLength={limits.LONGEST_NAME} lang={shopLanguage} />
          <LineField field="translatedName" maxLength={limits.LONGEST_NAME} lang={otherLanguage} />
          <RichTextField field="shortDescription" lang={shopLanguage} />
          <RichTextField field="translatedShortDescription" lang={otherLanguage} />
          <RichTextField field="description" lang={shopLanguage} />
          <RichTextField field="translatedDescription" lang={otherLanguage} />
        </div>
      </Section>
      <Section id="pictures" title={words.sections.pictures}>
        <EditorPictures productId={product.id} pictures={pictures} />
      </Section>
      {isSimple ? (
        <Section id="prices" title={words.sections.prices}>
          {mayPrice ? null : <p className={styles.hint}>{words.noPriceRight}</p>}
          <div className={styles.row}>
            <AmountField
              field="regularPriceCents"
              disabled={!mayPrice}
              hint={pricesIncludeTax ? words.priceWithTax : words.priceWithoutTax}
            />
            <AmountField field="salePriceCents" disabled={!mayPrice} />
            <ChoiceField
              field="taxClass"
              disabled={!mayPrice}
              options={choices.taxClasses.map((value) => ({
                value,
                label: words.taxClasses[value] ?? value,
              }))}
            />
          </div>
          <div className={styles.wideRow}>
            <MomentField field="saleFrom" disabled={!mayPrice} />
            <MomentField field="saleTo" disabled={!mayPrice} />
          </div>
        </Section>
      ) : null}
      {product.id === null ? null : (
        <Section id="variations" title={words.sections.variations}>
          <VariationsSection product={product} />
        </Section>
      )}
      <Section id="codes" title={words.sections.codes}>
        <div className={styles.row}>
          <LineField field="sku" maxLength={limits.LONGEST_CODE} />
          <LineField field="gtin" maxLength={14} />
          <LineField field="mpn" maxLength={limits.LONGEST_CODE} />
        </div>
        <OeNumbersField />
      </Section>
      <Section id="stock" title={words.sections.stock}>
        <div className={styles.row}>
          {isSimple && product.id === null ? (
            mayStock ? (
              <TextField
                id="product-openingStock"
                label={words.openingStock}
                value={openingStock}
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                onChange={(event) => setOpeningStock(event.currentTarget.value.replace(/\D/g, ''))}
              />
            ) : null
          ) : isSimple ? (
            <p className={styles.fact}>
              <span>{words.onHand}</span>
              <strong>{words.pieces(product.onHand, product.reserved)}</strong>
              {mayStock ? <a href={`/staff/stock/${product.id}/`}>{words.seeStock}</a> : null}
            </p>
          ) : null}
          <NumberField field="lowStockThreshold" />
          <ChoiceField
            field="backorders"
            options={(['no', 'notify', 'yes'] as const).map((value) => ({
              value,
              label: words.backorders[value],
            }))}
          />
        </div>
        <div className={styles.row}>
          <NumberField field="minQuantity" />
          <NumberField field="maxQuantity" />
          <NumberField field="quantityStep" />
        </div>
        <FlagField field="soldIndividually" />
      </Section>
      <Section id="shipping" title={words.sections.shipping}>
        <div className={styles.row}>
          <NumberField field="weightGrams" />
          <NumberField field="lengthMm" />
          <NumberField field="widthMm" />
          <NumberField field="heightMm" />
        </div>
        <IdField field="shippingClassId" options={choices.shippingClasses} />
      </Section>
      <Section id="attributes" title={words.sections.attributes}>
        <AttributesField attributes={choices.attributes} ofVariations={product.variations.attributeIds} />
      </Section>
      <Section id="documents" title={words.sections.documents}>
        <DocumentsField known={documents} uploadNonce={uploadNonce} shopLanguage={shopLanguage} />
      </Section>
      <Section id="links" title={words.sections.links}>
        <ProductPicker field="relatedIds" known={linked} except={product.id} />
        <ProductPicker field="upSellIds" known={linked} except={product.id} />
        <ProductPicker field="crossSellIds" known={linked} except={product.id} />
      </Section>
      <Section id="note" title={words.sections.note}>
        <p className={styles.hint}>{words.noteHint}</p>
        <div className={styles.pair}>
          <ParagraphField field="purchaseNote" maxLength={limits.LONGEST_NOTE} lang={shopLanguage} />
          <ParagraphField
            field="translatedPurchaseNote"
            maxLength={limits.LONGEST_NOTE}
            lang={otherLanguage}
          />
        </div>
      </Section>
      <Section id="safety" title={words.sections.safety}>
        <div className={styles.pair}>
          <ContactField field="manufacturer" known={choices.contacts} />
          <ContactField field="responsible" known={choices.contacts} />
        </div>
      </Section>
      <Section id="seo" title={words.sections.seo}>
        <div className={styles.result} aria-label={words.seoPreview} role="img">
          <small>
            {shopUrl}/product/{values.slug || '…'}/
          </small>
          <strong>{values.seoTitle || values.name || '…'}</strong>
          <span>
            {values.seoDescription || values.shortDescription.replace(/<[^>]*>/g, ' ').slice(0, 160)}
          </span>
        </div>
        <div className={styles.pair}>
          <LineField field="seoTitle" maxLength={limits.LONGEST_SEO_TITLE} lang={shopLanguage} />
          <LineField field="translatedSeoTitle" maxLength={limits.LONGEST_SEO_TITLE} lang={otherLanguage} />
          <ParagraphField
            field="seoDescription"
            maxLength={limits.LONGEST_SEO_DESCRIPTION}
            lang={shopLanguage}
          />
          <ParagraphField
            field="translatedSeoDescription"
            maxLength={limits.LONGEST_SEO_DESCRIPTION}
            lang={otherLanguage}
          />
        </div>
      </Section>
    </>
  );
}
