import sheet from '#shop/site/back-office/staff-form.module.css';
import { useBackOfficeWords } from '#shop/site/back-office/use-back-office-words.ts';
import { Button } from '#ui/controls/button.tsx';
import type { Offer } from '../rules/offer.ts';
import { staffOfferPath } from '../rules/offer-paths.ts';
import { offerDeedsIn } from '../rules/offer-state.ts';

/** What staff can do with an offer where it stands. */
export function OfferNext({ offer, nonce }: { readonly offer: Offer; readonly nonce: string }) {
  const { staffOffers: words } = useBackOfficeWords();
  return (
    <form className={sheet.sheet} method="post" action={staffOfferPath(offer.id)}>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <h2>{words.next}</h2>
      <p className={sheet.hint}>{words.deedHints[offer.state]}</p>
      <div className={sheet.buttons}>
        {offerDeedsIn(offer.state).map((deed, index) => (
          <Button
            key={deed}
            type="submit"
            name="deed"
            value={deed}
            kind={index === 0 && deed === 'send' ? 'primary' : 'secondary'}
          >
            {words.deeds[deed]}
          </Button>
        ))}
      </div>
    </form>
  );
}
