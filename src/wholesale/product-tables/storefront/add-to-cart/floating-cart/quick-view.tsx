import { type FormEvent, useEffect, useState } from 'react';
import type { StoreProduct } from '#catalogue/products/rules/store-product.ts';
import { readRestAnswer } from '#foundation/calls/storefront/read-rest-answer.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { QuantityStepper } from '#kit/ui/controls/quantity-stepper.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { RichText } from '#kit/ui/display/rich-text.tsx';
import { parseQuantity } from '#pricing/quantities/rules/parse-quantity.ts';
import { tableAddFields } from '../../../rules/table-cart-calls.ts';
import { useTableWords } from '../use-table-words.ts';
import styles from './quick-view.module.css';

export type QuickViewProps = {
  readonly productId: number;
  /** of the product's page */
  readonly path: string;
  /** adds to the cart and shows the notices; whether something was added */
  readonly onAdd: (fields: Readonly<Record<string, string>>) => Promise<boolean>;
};

type Read =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'read'; readonly product: StoreProduct };

/** A product in short: picture, price, short description, and the form that adds it (TAB-90). */
export function QuickView({ productId, path, onAdd }: QuickViewProps) {
  const words = useTableWords();
  const [read, setRead] = useState<Read>({ kind: 'loading' });
  useEffect(() => {
    let left = false;
    void readRestAnswer(fetch(`/wp-json/wc/store/v1/products/${productId}`)).then((answer) => {
      if (left) return;
      // The shop's own answer, made by the Store API (StoreProduct).
      setRead(
        answer.kind === 'done' ? { kind: 'read', product: answer.value as StoreProduct } : { kind: 'failed' },
      );
    });
    return () => {
      left = true;
    };
  }, [productId]);
  if (read.kind === 'loading') return <p role="status">{words.quickViewLoading}</p>;
  if (read.kind === 'failed') {
    return (
      <p role="alert">
        {words.quickViewFailed} <a href={path}>{words.toProduct}</a>
      </p>
    );
  }
  const { product } = read;
  const [image] = product.images;
  return (
    <div className={styles.view}>
      {image ? (
        <img className={styles.picture} src={image.src} alt={image.alt} width={480} height={480} />
      ) : null}
      <div className={styles.facts}>
        <div className={styles.price}>
          <RichText html={product.price_html} />
        </div>
        <p className={styles.stock}>{product.stock_availability.text}</p>
        <RichText html={product.short_description} />
        {product.is_purchasable && product.is_in_stock ? <AddForm product={product} onAdd={onAdd} /> : null}
        <a href={path}>{words.toProduct}</a>
      </div>
    </div>
  );
}

function AddForm({ product, onAdd }: { product: StoreProduct; onAdd: QuickViewProps['onAdd'] }) {
  const words = useTableWords();
  const { minimum, maximum, multiple_of: step } = product.add_to_cart;
  const [quantity, setQuantity] = useState(String(minimum));
  const [phase, setPhase] = useState<'normal' | 'adding' | 'added'>('normal');
  const attributes = product.attributes.filter(({ has_variations }) => has_variations);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const variation = attributes.map(({ taxonomy }) => {
      const name = `attribute_${taxonomy}`;
      return [name, String(form.get(name) ?? '')];
    });
    setPhase('adding');
    const isAdded = await onAdd(
      tableAddFields({
        productId: product.id,
        quantity: parseQuantity(quantity) ?? 0,
        variationId: null,
        variation: Object.fromEntries(variation),
        message: '',
        additionalJson: '',
      }),
    );
    setPhase(isAdded ? 'added' : 'normal');
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      {attributes.map(({ name, taxonomy, terms }) => (
        <Select
          key={taxonomy}
          id={`quick-${taxonomy}`}
          name={`attribute_${taxonomy}`}
          label={name}
          required
          defaultValue={terms.find((term) => term.default)?.slug ?? ''}
          options={[
            { value: '', label: words.choose },
            ...terms.map((term) => ({ value: term.slug, label: term.name })),
          ]}
        />
      ))}
      <div className={styles.add}>
        <QuantityStepper
          label={words.quantityOf(product.name)}
          fewerLabel=""
          moreLabel=""
          min={minimum}
          max={maximum}
          step={step}
          required
          value={quantity}
          onChange={(event) => setQuantity(event.currentTarget.value)}
        />
        <Button type="submit" aria-busy={phase === 'adding'} disabled={phase === 'adding'}>
          {phase === 'adding'
            ? words.adding
            : phase === 'added'
              ? words.added
              : product.add_to_cart.single_text}
        </Button>
      </div>
    </form>
  );
}
