import type { MenuCategory } from '#catalogue/products/rules/listing.ts';
import { shopPath } from '#foundation/paths/rules/paths.ts';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { CategoryLinks } from './category-panel.tsx';
import styles from './site-footer.module.css';
import { Logo } from './site-header.tsx';

export type ShopContacts = {
  readonly name: string;
  readonly tagline: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly vatNumber: string;
};

export type SiteFooterProps = {
  readonly shop: ShopContacts;
  readonly categories: readonly Pick<MenuCategory, 'slug' | 'name'>[];
  /** content pages: conditions, privacy, returns */
  readonly pages: readonly { readonly title: string; readonly path: string }[];
  /** the wallet's button for the mini-cart: where it is configured, and its label; null where there is none */
  readonly wallet?: { readonly config: string; readonly label: string } | null;
};

export function SiteFooter({ shop, categories, pages, wallet = null }: SiteFooterProps) {
  const { site } = useWords();
  return (
    <footer className={styles.footer}>
      {wallet ? (
        <script
          type="module"
          src="/assets/wallet-mini-cart.js?1"
          data-wallet-config={wallet.config}
          data-wallet-label={wallet.label}
        />
      ) : null}
      <div className={styles.columns}>
        <section className={styles.brand}>
          <Logo shopName={shop.name} />
          <p>{shop.tagline}</p>
        </section>
        <nav aria-labelledby="footer-categories" className={styles.categories}>
          <h2 id="footer-categories">{site.categories}</h2>
          <ul>
            <CategoryLinks categories={categories} />
            <li>
              <a href={shopPath}>{site.wholeCatalogue}</a>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-pages">
          <h2 id="footer-pages">{site.information}</h2>
          <ul>
            {pages.map((page) => (
              <li key={page.path}>
                <a href={page.path}>{page.title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <Contacts {...shop} />
      </div>
      <p className={styles.legal}>
        {shop.name}
        {shop.vatNumber === '' ? null : ` · ${site.vatNumber(shop.vatNumber)}`}
      </p>
    </footer>
  );
}

/** How to reach the shop, as far as it has said so. */
function Contacts({ phone, email, address }: Pick<ShopContacts, 'phone' | 'email' | 'address'>) {
  const { site } = useWords();
  if (phone === '' && email === '' && address === '') return null;
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
      </address>
    </section>
  );
}
