import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { OrderAttribution } from '../rules/attribution/order-attribution.ts';
import { type OrderOrigin, orderOrigin } from '../rules/attribution/order-origin.ts';
import styles from './order-origin-facts.module.css';

/** Where an order came from, as far as it was recorded (ATTR-01). */
export function OrderOriginFacts({ attribution }: { attribution: OrderAttribution }) {
  const { backOffice } = useBackOfficeWords();
  const words = backOffice.origin;
  const { device_type: device } = attribution;
  const facts = [
    [words.source, originText(words, orderOrigin(attribution))],
    [words.medium, attribution.utm_medium],
    [words.campaign, attribution.utm_campaign],
    [words.term, attribution.utm_term],
    [words.referrer, attribution.referrer],
    [words.entry, attribution.session_entry],
    [words.device, device && words.devices[device]],
    [words.pages, attribution.session_pages],
    [words.visits, attribution.session_count],
  ] as const;
  return (
    <section className={styles.origin} aria-labelledby="order-origin">
      <h2 id="order-origin">{words.heading}</h2>
      <StaffFacts facts={facts.filter(([, value]) => value)} />
    </section>
  );
}

type OriginWords = ReturnType<typeof useBackOfficeWords>['backOffice']['origin'];

function originText({ kinds }: OriginWords, origin: OrderOrigin): string {
  switch (origin.kind) {
    case 'utm':
    case 'organic':
    case 'referral':
      return kinds[origin.kind](origin.source);
    default:
      return kinds[origin.kind];
  }
}
