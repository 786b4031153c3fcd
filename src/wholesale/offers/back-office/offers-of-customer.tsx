import { staffOffersPath } from '#foundation/paths/rules/offer-paths.ts';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { LinkedOffer } from '../rules/linked-offer.ts';
import { LinkedOffers } from './linked-offers.tsx';

export type OffersOfCustomerProps = {
  readonly offers: readonly LinkedOffer[];
  /** the address of the customer's account; null where offers cannot be made to it */
  readonly email: string | null;
};

/** The newest offers to a customer, and the way to another one. */
export function OffersOfCustomer({ offers, email }: OffersOfCustomerProps) {
  const { staffOffers: words } = useBackOfficeWords();
  if (offers.length === 0 && email === null) return null;
  return (
    <LinkedOffers heading={words.linked} offers={offers} empty={words.noneOfCustomer}>
      {email === null ? null : (
        <div className={sheet.buttons}>
          <a
            className={buttonClass({ kind: 'secondary' })}
            href={`${staffOffersPath}new/?${new URLSearchParams({ email })}`}
          >
            {words.write}
          </a>
        </div>
      )}
    </LinkedOffers>
  );
}
