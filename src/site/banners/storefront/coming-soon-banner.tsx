import { useEffect, useState } from 'react';
import {
  createRestCaller,
  type RestCaller,
  restNonceAddress,
} from '#foundation/calls/storefront/rest-caller.ts';
import { visitorCookie } from '#foundation/visitor/rules/visitor-cookie.ts';
import { readCookie } from '#kit/browser/storefront/read-cookie.ts';
import { announce } from '#kit/ui/live/announce.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { siteBannersFor } from '#messages/site-banners-for.ts';
import styles from './banners.module.css';

const userPath = '/wp/v2/users/me';

/** Whether the user's meta says that the banner was dismissed; true where the visitor is not logged in after all. */
async function isDismissed(caller: RestCaller, platform: string): Promise<boolean> {
  const answer = await caller.call({ path: userPath });
  if (answer.kind !== 'done' || typeof answer.value !== 'object' || answer.value === null) return true;
  const meta: unknown = new Map(Object.entries(answer.value)).get(`${platform}_meta`);
  return (
    typeof meta === 'object' &&
    meta !== null &&
    new Map<string, unknown>(Object.entries(meta)).get('coming_soon_banner_dismissed') === 'yes'
  );
}

/** Shows logged-in customers that the shop is not open yet, until they dismiss it (SITE-29, SITE-30, SITE-31). */
export function ComingSoonBanner({ platform }: { readonly platform: string }) {
  const words = siteBannersFor(useWords().locale);
  const [caller, setCaller] = useState<RestCaller | null>(null);

  useEffect(() => {
    if (readCookie(visitorCookie(platform)) === null) return;
    const own = new AbortController();
    const begin = async () => {
      const made = await fetch(restNonceAddress, { signal: own.signal });
      if (!made.ok) return;
      const nonced = createRestCaller({ shopUrl: window.location.origin, nonce: await made.text() });
      const gone = await isDismissed(nonced, platform);
      if (!own.signal.aborted && !gone) setCaller(nonced);
    };
    // Without an answer there is nothing to show.
    begin().catch(() => undefined);
    return () => own.abort();
  }, [platform]);

  if (!caller) return null;
  const dismiss = async () => {
    const meta = { [`${platform}_meta`]: { coming_soon_banner_dismissed: 'yes' } };
    const answer = await caller.call({ path: userPath, method: 'POST', body: meta });
    if (answer.kind === 'done') setCaller(null);
    else announce(words.failed);
  };
  return (
    <section
      className={`${platform}-coming-soon-banner ${styles.banner}`}
      aria-labelledby="coming-soon-banner"
    >
      <p>
        <strong id="coming-soon-banner">{words.comingSoon}</strong> {words.comingSoonText}
      </p>
      <a
        className="coming-soon-footer-banner-dismiss"
        href={`/wp-json${userPath}`}
        data-rest-url={`/wp-json${userPath}`}
        onClick={(event) => {
          event.preventDefault();
          void dismiss();
        }}
      >
        {words.dismiss}
      </a>
    </section>
  );
}
