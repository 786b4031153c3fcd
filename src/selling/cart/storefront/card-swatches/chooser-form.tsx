import type { ComponentProps, ReactNode, Ref } from 'react';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import styles from './card-swatches.module.css';

export type ChooserFormProps = Pick<ComponentProps<'form'>, 'ref' | 'onSubmit'> & {
  /** path of the product's page, to which the form submits the choice */
  readonly path: string;
  /** accessible name of the button while it leads there; undefined: its text */
  readonly heard: string | undefined;
  readonly groups: ReactNode;
  readonly price?: ReactNode;
  /** text of the button instead of the link to the product's page */
  readonly label?: ReactNode;
  readonly button?: Ref<HTMLButtonElement>;
  readonly isBusy?: boolean;
  readonly outcome?: ReactNode;
};

/** The form on a card that chooses a variation, used by the static markup and by the hydrated component. */
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
