import { textOfHtml } from '#kit/text/rules/text-of-html.ts';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import * as limits from '../rules/product-limits.ts';
import { AttributesField } from './attributes-field.tsx';
import { ContactField } from './contact-field.tsx';
import { DocumentsField } from './documents-field.tsx';
import { EditorPictures } from './editor-pictures.tsx';
import type { ProductEditorProps } from './editor-props.ts';
import { KindField } from './kind-field.tsx';
import { NewPictures } from './new-pictures.tsx';
import { OeNumbersField } from './oe-numbers-field.tsx';
import { PricesSection } from './prices-section.tsx';
import styles from './product-editor.module.css';
import {
  ChoiceField,
  FlagField,
  IdField,
  LineField,
  NumberField,
  ParagraphField,
} from './product-fields.tsx';
import { ProductPicker } from './product-picker.tsx';
import { RichTextField } from './rich-text-field.tsx';
import { Section } from './section.tsx';
import { Translations } from './translations.tsx';
import { useForm } from './use-product-form.ts';
import { VariationsSection } from './variations-section.tsx';

/** What a product is, costs and weighs: the wide column of the editor. */
export function MainSections({
  product,
  choices,
  pictures,
  picturesInTheMaking,
  documents,
  uploadNonce,
  picturesNonce,
  linked,
  mayPrice,
  mayStock,
  pricesIncludeTax,
  basis,
  shopLanguage,
  otherLanguage,
  shopUrl,
}: ProductEditorProps) {
  const { productEditor: words } = useBackOfficeWords();
  const { values, beginning, begin } = useForm();
  const isSimple = product.type === 'simple';
  return (
    <>
      {product.id === null ? <KindField /> : null}
      <Section id="texts" title={words.sections.texts}>
        <Translations id="texts">
          {(isShown) => (
            <>
              <LineField field="name" maxLength={limits.LONGEST_NAME} lang={shopLanguage} />
              {isShown ? (
                <LineField field="translatedName" maxLength={limits.LONGEST_NAME} lang={otherLanguage} />
              ) : null}
              <RichTextField field="shortDescription" lang={shopLanguage} />
              {isShown ? <RichTextField field="translatedShortDescription" lang={otherLanguage} /> : null}
              <RichTextField field="description" lang={shopLanguage} />
              {isShown ? <RichTextField field="translatedDescription" lang={otherLanguage} /> : null}
            </>
          )}
        </Translations>
      </Section>
      <Section id="pictures" title={words.sections.pictures}>
        {product.id === null ? (
          <NewPictures known={pictures} nonce={uploadNonce} />
        ) : (
          <EditorPictures
            productId={product.id}
            pictures={pictures}
            inTheMaking={picturesInTheMaking}
            nonce={picturesNonce}
          />
        )}
      </Section>
      {isSimple ? (
        <PricesSection
          choices={choices}
          mayPrice={mayPrice}
          pricesIncludeTax={pricesIncludeTax}
          basis={basis}
          sku={product.id === null ? null : product.stored.sku}
        />
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
            mayStock && beginning.kind === 'simple' ? (
              <TextField
                id="product-openingStock"
                label={words.openingStock}
                value={beginning.openingStock}
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                onChange={({ currentTarget: { value } }) =>
                  begin((now) => ({ ...now, openingStock: value.replace(/\D/g, '') }))
                }
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
        <Translations id="note">
          {(isShown) => (
            <>
              <ParagraphField field="purchaseNote" maxLength={limits.LONGEST_NOTE} lang={shopLanguage} />
              {isShown ? (
                <ParagraphField
                  field="translatedPurchaseNote"
                  maxLength={limits.LONGEST_NOTE}
                  lang={otherLanguage}
                />
              ) : null}
            </>
          )}
        </Translations>
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
          <span>{values.seoDescription || textOfHtml(values.shortDescription).slice(0, 160)}</span>
        </div>
        <Translations id="seo">
          {(isShown) => (
            <>
              <LineField field="seoTitle" maxLength={limits.LONGEST_SEO_TITLE} lang={shopLanguage} />
              {isShown ? (
                <LineField
                  field="translatedSeoTitle"
                  maxLength={limits.LONGEST_SEO_TITLE}
                  lang={otherLanguage}
                />
              ) : null}
              <ParagraphField
                field="seoDescription"
                maxLength={limits.LONGEST_SEO_DESCRIPTION}
                lang={shopLanguage}
              />
              {isShown ? (
                <ParagraphField
                  field="translatedSeoDescription"
                  maxLength={limits.LONGEST_SEO_DESCRIPTION}
                  lang={otherLanguage}
                />
              ) : null}
            </>
          )}
        </Translations>
      </Section>
    </>
  );
}
