import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { offerAnchor } from '#foundation/paths/rules/offer-paths.ts';
import type { WholesaleContext } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { Island } from '#kit/islands/storefront/island.tsx';
import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Picture } from '#kit/ui/display/picture.tsx';
import { hiddenOnPhones } from '#kit/ui/display/visually-hidden.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { offersFor } from '#messages/buying/offers-for.ts';
import { conversationPath } from '#wholesale/conversations/rules/conversation-paths.ts';
import type { Offer, OfferLine } from '../rules/offer.ts';
import { offerSumLines } from '../rules/offer-sum-lines.ts';
import { OfferBadge } from './offer-badge.tsx';
import offerButtons from './offer-buttons.island.tsx';
import styles from './offers.module.css';

type OfferCardProps = {
  readonly offer: Offer;
  /** the conversation that it belongs to, where the reader sees that; null for none */
  readonly conversation: number | null;
  readonly requester: string;
  readonly context: WholesaleContext;
};

/** An offer: whom it is for, its lines and sums, what was written to it, and what can be done with it (OFF-02 to OFF-06). */
export function OfferCard({ offer, conversation, requester, context }: OfferCardProps) {
  const { locale } = useWords();
  const words = offersFor(locale);
  const { id, state, customer, vendor, validUntil, sentAt, customText, vendorText, replacesId } = offer;
  const person = offer.recipient?.person ?? '';
  const facts = [
    ...(sentAt === null ? [] : [words.sentOn(formatDateTime(sentAt, locale).slice(0, 10))]),
    ...(validUntil === '' ? [] : [words.until(writtenDay(validUntil))]),
    ...(vendor === null ? [] : [words.from(vendor)]),
    ...(replacesId === null ? [] : [words.answers(replacesId)]),
  ];
  return (
    <article className={styles.offer} id={offerAnchor(id)} aria-labelledby={`${offerAnchor(id)}-name`}>
      <div className={styles.head}>
        <h2 id={`${offerAnchor(id)}-name`}>{words.named(id)}</h2>
        <OfferBadge state={state} />
      </div>
      <p className={styles.for}>
        {requester} <bdi>{customer}</bdi>
        {person === '' || person === customer ? null : ` · ${words.attention(person)}`}
      </p>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <OfferLines offer={offer} />
      <OfferSums offer={offer} />
      <OfferNote title={words.note} text={customText} />
      <OfferNote title={words.vendorNote(vendor)} text={vendorText} />
      <CounterNote offer={offer} />
      {words.closed[state] === '' ? null : <p className={styles.closed}>{words.closed[state]}</p>}
      <Island of={offerButtons} props={{ id, state, context }} />
      {conversation === null ? null : (
        <p className={styles.links}>
          <a href={conversationPath(conversation)}>{words.conversation}</a>
        </p>
      )}
    </article>
  );
}

/** What the customer has asked for instead, beside what was offered: prices and quantities stand with their lines. */
function CounterNote({ offer: { counter } }: { readonly offer: Offer }) {
  const { locale } = useWords();
  const words = offersFor(locale).counter;
  if (!counter) return null;
  const said = words.said(counter.person, formatDateTime(counter.at, locale).slice(0, 10));
  return (
    <div className={styles.note}>
      <h3>{said}</h3>
      {counter.message === '' ? null : <p dir="auto">{counter.message}</p>}
    </div>
  );
}

function OfferNote({ title, text }: { readonly title: string; readonly text: string }) {
  if (text === '') return null;
  return (
    <div className={styles.note}>
      <h3>{title}</h3>
      <p dir="auto">{text}</p>
    </div>
  );
}

/** What an offer comes to, and the VAT in it or on top of it (OFF-03). */
function OfferSums({ offer }: { readonly offer: Offer }) {
  const { locale } = useWords();
  const sums = offerSumLines(offer, offersFor(locale), locale);
  return (
    <dl className={styles.sums}>
      {sums.map(({ name, amount, isTotal }) => (
        <div key={name} className={isTotal ? styles.total : undefined}>
          <dt>{name}</dt>
          <dd>{formatEuro(amount, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The lines of an offer: item name, thumbnail where there is one, quantity, unit price and subtotal (OFF-02). */
function OfferLines({ offer }: { readonly offer: Offer }) {
  const { locale } = useWords();
  const words = offersFor(locale);
  const { lines, mode } = offer;
  return (
    <table className={styles.lines}>
      <thead className={hiddenOnPhones}>
        <tr>
          <th scope="col">{words.item}</th>
          <th scope="col" className={styles.number}>
            {words.quantity}
          </th>
          <th scope="col" className={styles.number}>
            {words.unit} <small>{mode === 'gross' ? words.withTax : words.withoutTax}</small>
          </th>
          <th scope="col" className={styles.number}>
            {words.subtotal}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an offer never move
          <tr key={index}>
            <th scope="row">
              <Item line={line} code={words.code} />
            </th>
            <td className={styles.number} data-label={words.quantity}>
              <span>
                {line.quantity}
                {line.proposed === null || line.proposed.quantity === line.quantity ? null : (
                  <span className={styles.proposed}>
                    {`${words.counter.proposedQuantity}: ${line.proposed.quantity}`}
                  </span>
                )}
              </span>
            </td>
            <td className={styles.number} data-label={words.unit}>
              <span>
                {formatEuro(line.unit, locale)}
                {line.proposed === null || line.proposed.unit === line.unit ? null : (
                  <span className={styles.proposed}>
                    {`${words.counter.proposed}: ${formatEuro(line.proposed.unit, locale)}`}
                  </span>
                )}
              </span>
            </td>
            <td className={`${styles.number} ${styles.sum}`} data-label={words.subtotal}>
              {formatEuro(line.subtotal, locale)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Item({ line, code }: { readonly line: OfferLine; readonly code: (sku: string) => string }) {
  const { picture, path, name, sku } = line;
  return (
    <span className={styles.item}>
      {picture ? (
        <Picture source={{ ...picture, alt: '', base: `/media/${picture.key}` }} sizes="56px" upTo={320} />
      ) : null}
      <span>
        {path === null ? <bdi>{name}</bdi> : <a href={path}>{name}</a>}
        {sku === null ? null : <span className={styles.code}>{code(sku)}</span>}
      </span>
    </span>
  );
}
