import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { ProductEditorProps } from './editor-props.ts';
import styles from './product-editor.module.css';
import { useForm } from './use-product-form.ts';

/** Whether a product has variations, and the way to their page. */
export function VariationsSection({ product }: Pick<ProductEditorProps, 'product'>) {
  const { staffVariations } = useBackOfficeWords();
  const words = staffVariations.section;
  const { isDirty } = useForm();
  const { id, type, onHand, variations } = product;
  const isSimple = type === 'simple';
  const sentence = isSimple
    ? onHand === 0
      ? words.simple
      : words.simpleWithStock(onHand)
    : variations.count === 0
      ? words.none
      : words.count(variations.count, variations.withoutPrice);
  return (
    <>
      <p className={styles.hint}>{sentence}</p>
      {isDirty ? (
        <p className={styles.hint}>{words.unsaved}</p>
      ) : (
        <p className={styles.buttons}>
          <a className={buttonClass({ kind: 'secondary' })} href={`/staff/products/${id}/variations/`}>
            {isSimple ? words.create : words.edit}
          </a>
        </p>
      )}
    </>
  );
}
