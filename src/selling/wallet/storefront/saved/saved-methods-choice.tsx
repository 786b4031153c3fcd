import type { ReactNode } from 'react';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { visuallyHidden } from '#kit/ui/display/visually-hidden.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import {
  newMethod,
  type SavedMethodsOffer,
  savedMethodField,
  saveMethodField,
} from '../../rules/saved-method.ts';
import { SavedMethodName } from './saved-method-name.tsx';
import styles from './saved-methods.module.css';

export type SavedMethodsChoiceProps = {
  readonly method: 'card' | 'wallet';
  /** absent where nothing is stored, nor may be */
  readonly offer?: SavedMethodsOffer | undefined;
  /** what paying with a new one needs */
  readonly children?: ReactNode;
};

/** The stored methods of one way of paying, the default chosen; what a new one needs is shown once that is chosen. */
export function SavedMethodsChoice({ method, offer, children }: SavedMethodsChoiceProps) {
  const { saved: words } = walletFor(useWords().locale);
  if (!offer) return children;
  const fresh = (
    <div className={styles.fresh}>
      {children}
      {offer.maySave ? (
        <div className={styles.save}>
          <Checkbox
            name={saveMethodField(method)}
            value="1"
            aria-describedby={`${saveMethodField(method)}-note`}
          >
            {words.save[method]}
          </Checkbox>
          <p id={`${saveMethodField(method)}-note`}>{words.saveNote[method]}</p>
        </div>
      ) : null}
    </div>
  );
  if (offer.methods.length === 0) return fresh;
  const field = savedMethodField(method);
  return (
    <>
      <fieldset className={styles.saved}>
        <legend className={visuallyHidden}>{words.legend}</legend>
        {offer.methods.map((saved, index) => (
          <label key={saved.id}>
            <input type="radio" name={field} value={saved.id} defaultChecked={index === 0} />
            <SavedMethodName saved={saved} />
          </label>
        ))}
        <label>
          <input type="radio" name={field} value={newMethod} />
          {words.other[method]}
        </label>
      </fieldset>
      {fresh}
    </>
  );
}

/** Methods with stored ones first, in their order otherwise. */
export const savedFirst = <T extends { readonly id: string }>(
  offers: readonly T[],
  saved: Readonly<Record<string, SavedMethodsOffer>>,
): readonly T[] => {
  const hasSaved = ({ id }: T) => (saved[id]?.methods.length ?? 0) > 0;
  return [...offers.filter(hasSaved), ...offers.filter((offer) => !hasSaved(offer))];
};
