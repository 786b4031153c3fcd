import type { ComponentProps, ReactNode, Ref } from 'react';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import styles from './card-swatches.module.css';

export type ChooserFormProps = Pick<ComponentProps<'form'>, 'ref' | 'onSubmit'> & {
  /** of the product's page, where the form leads with what was chosen */
  readonly path: string;
  /** what the button is called as long as it leads there; undefined: what stands on it */
  readonly heard: string | undefined;
  readonly groups: ReactNode;
  readonly price?: ReactNode;
  /** what stands on the button instead of the way to the product's page */
  readonly label?: ReactNode;
  readonly button?: Ref<HTMLButtonElement>;
  readonly isBusy?: boolean;
  readonly outcome?: ReactNode;
};

/** The form on a card that a variation is chosen with, as the server writes it and as it lives on. */
export function ChooserForm(props: ChooserFormProps) {
  const { path, heard, groups, price, label, button, isBusy = false, outcome, ...form } = props;
  const { catalogue } = useWords();
  return (
    <form {...form} className={styles.chooser} action={path}>
      {groups}
      <p className={styles.price} aria-live="polite">
        {price}
      </p>
      <button
        ref={button}
        type="submit"
        className={`button product_type_variable ${buttonClass({ kind: 'secondary', wide: true })}`}
        aria-label={heard}
        aria-busy={isBusy}
      >
        {label ?? catalogue.chooseOptions}
      </button>
      {outcome}
    </form>
  );
}
