import { useWords } from '#kit/words/storefront/use-words.ts';
import { cookiesFor } from '#messages/site/cookies-for.ts';
import { consentHash, type TrackingTerms } from '#selling/orders/rules/attribution/tracking-terms.ts';
import type { ShopCookie } from '../rules/shop-cookies.ts';
import styles from './cookie-list.module.css';

export type CookieListProps = {
  readonly cookies: readonly ShopCookie[];
  readonly tracking: TrackingTerms;
};

const DAY_S = 24 * 60 * 60;

/** What the shop sets in a browser, cookie by cookie. */
export function CookieList({ cookies, tracking }: CookieListProps) {
  const words = cookiesFor(useWords().locale);
  const { columns, kinds, purposes } = words;
  const lifeOf = ({ purpose, lives }: ShopCookie) => {
    const days = lives.map((seconds) => words.days(Math.round(seconds / DAY_S)));
    if (purpose === 'session' || purpose === 'wishlist')
      return words.sessionLives(days[0] ?? '', days[1] ?? '');
    return days[0] ?? words.untilClosed;
  };
  const isViewed = cookies.some(({ purpose }) => purpose === 'viewed');
  return (
    <section className={styles.list} aria-label={words.caption}>
      <table>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.purpose}</th>
            <th scope="col">{columns.life}</th>
            <th scope="col">{columns.kind}</th>
          </tr>
        </thead>
        <tbody>
          {cookies.map((cookie) => (
            <tr key={cookie.purpose}>
              <th scope="row">
                {cookie.names.map((name) => (
                  <code key={name}>{name.replace('*', '…')}</code>
                ))}
              </th>
              <td data-label={columns.purpose}>{purposes[cookie.purpose]}</td>
              <td data-label={columns.life}>{lifeOf(cookie)}</td>
              <td data-label={columns.kind}>{kinds[cookie.kind]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {words.all} {words.onDemand}
        {tracking === 'never' ? '' : ` ${tracking === 'always' ? words.notAsked : words.asked(isViewed)}`}
      </p>
      {tracking === 'with-consent' ? (
        <p>
          <a href={consentHash}>{words.change}</a>
        </p>
      ) : null}
    </section>
  );
}
