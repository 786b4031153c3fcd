import type { ShopLogo } from '#foundation/settings/rules/shop-brand.ts';
import { Icon } from '#kit/ui/display/icon.tsx';
import { Markup } from '#kit/ui/display/markup.tsx';
import { visuallyHidden } from '#kit/ui/display/visually-hidden.tsx';
import { useContentLang } from '#kit/words/storefront/content-lang.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { footerWordsFor } from '#messages/footer-words-for.ts';
import { withdrawalPath } from '#selling/consumer-rights/rules/withdrawal-paths.ts';
import type { MiniCartWallet } from '#selling/payments/server/wallet-offers.ts';
import type { ShownEntry } from '#site/menus/rules/menu-entry.ts';
import type { LanguageLink } from '../rules/language-link.ts';
import { FooterMenu } from './footer-menu.tsx';
import { LanguageBar } from './language-switch.tsx';
import styles from './site-footer.module.css';
import { Logo } from './site-header.tsx';

export type ShopContacts = {
  readonly name: string;
  readonly logo: ShopLogo | null;
  readonly tagline: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly hours: string;
  readonly legalName: string;
  readonly vatNumber: string;
  readonly rea: string;
  readonly pec: string;
};

export type SiteFooterProps = {
  readonly shop: ShopContacts;
  readonly menu: readonly ShownEntry[];
  /** where an answer about the own visit is changed; null where none is asked for */
  readonly consent?: { readonly title: string; readonly path: string } | null;
  /** the wallet's button for the mini-cart: where it is configured, and its label; null where there is none */
  readonly wallet?: MiniCartWallet | null;
};

/** The element around a footer's content, which many pages share, and the way to this page in the other language. */
export function FooterFrame({ html, language }: { html: string; language: LanguageLink | null }) {
  return (
    <footer className={styles.footer}>
      <Markup html={html} />
      {language ? <LanguageBar link={language} /> : null}
    </footer>
  );
}

export function SiteFooter({ shop, menu, consent = null, wallet = null }: SiteFooterProps) {
  const lang = useContentLang();
  return (
    <>
      {wallet ? (
        <script
          type="module"
          src="/assets/wallet-mini-cart.js?3"
          data-wallet-config={wallet.config}
          data-wallet-label={wallet.label}
          data-wallet-frame={wallet.frame}
          data-wallet-frame-title={wallet.frameTitle}
        />
      ) : null}
      <div className={styles.columns}>
        <section className={styles.brand}>
          <span className={shop.logo ? styles.plate : undefined}>
            <Logo shopName={shop.name} logo={shop.logo} />
          </span>
          <p lang={lang}>{shop.tagline}</p>
        </section>
        <FooterMenu menu={menu} />
        <Contacts {...shop} />
      </div>
      <Firm {...shop} consent={consent} />
    </>
  );
}

/** How to reach the shop, as far as it has said so. */
function Contacts({
  phone,
  email,
  address,
  hours,
}: Pick<ShopContacts, 'phone' | 'email' | 'address' | 'hours'>) {
  const { site, locale } = useWords();
  const lang = useContentLang();
  if (phone === '' && email === '' && address === '' && hours === '') return null;
  return (
    <section aria-labelledby="footer-contacts">
      <h2 id="footer-contacts">{site.contacts}</h2>
      <address>
        {phone === '' ? null : (
          <a href={`tel:${phone.replaceAll(' ', '')}`} aria-label={`${site.callUs}: ${phone}`}>
            <Icon name="phone" />
            {phone}
          </a>
        )}
        {email === '' ? null : (
          <a href={`mailto:${email}`} aria-label={`${site.writeToUs}: ${email}`}>
            <Icon name="mail" />
            {email}
          </a>
        )}
        {address === '' ? null : (
          <p>
            <Icon name="pin" />
            {address}
          </p>
        )}
        {hours === '' ? null : (
          <p>
            <Icon name="clock" />
            <span className={visuallyHidden}>{footerWordsFor(locale).hours}: </span>
            <span className={styles.hours} lang={lang}>
              {hours}
            </span>
          </p>
        )}
      </address>
    </section>
  );
}

/** Who runs the shop: what a firm has to name on its pages, as far as it was entered. What the law wants on every page stands here, whatever the menus say. */
function Firm({
  name,
  legalName,
  vatNumber,
  rea,
  pec,
  consent,
}: ShopContacts & Pick<SiteFooterProps, 'consent'>) {
  const { site, locale } = useWords();
  const words = footerWordsFor(locale);
  const facts = [
    legalName || name,
    vatNumber === '' ? '' : site.vatNumber(vatNumber),
    rea === '' ? '' : words.rea(rea),
  ].filter((fact) => fact !== '');
  return (
    <p className={styles.legal}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      <span>
        <a className={styles.withdraw} href={withdrawalPath}>
          {words.withdraw}
        </a>
      </span>
      {consent ? (
        <span>
          <a className={styles.withdraw} href={consent.path}>
            {consent.title}
          </a>
        </span>
      ) : null}
      {pec === '' ? null : (
        <span>
          {words.pec}{' '}
          <a className={styles.pec} href={`mailto:${pec}`}>
            {pec}
          </a>
        </span>
      )}
    </p>
  );
}
