import { staffOfferPath } from '#foundation/paths/rules/offer-paths.ts';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { Offer } from '../rules/offer.ts';
import { offerActionsIn } from '../rules/offer-state.ts';

/** The actions of staff on an offer in its present state. */
export function OfferNext({ offer, nonce }: { readonly offer: Offer; readonly nonce: string }) {
  const { staffOffers: words } = useBackOfficeWords();
  return (
    <form className={sheet.sheet} method="post" action={staffOfferPath(offer.id)}>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <h2>{words.next}</h2>
      <p className={sheet.hint}>{words.actionHints[offer.state]}</p>
      <div className={sheet.buttons}>
        {offerActionsIn(offer.state).map((action, index) => (
          <Button
            key={action}
            type="submit"
            name="action"
            value={action}
            kind={index === 0 && action !== 'copy' ? 'primary' : 'secondary'}
          >
            {offer.state === 'draft' && action === 'withdraw' ? words.discard : words.actions[action]}
          </Button>
        ))}
      </div>
    </form>
  );
}
