import { buttonClass } from '#kit/ui/controls/button-class.ts';
import type { StaffMessages } from '#messages/staff-messages-for.ts';
import { type Preview, previewPath } from '#site/product-pages/rules/previewed-as.ts';
import styles from './preview-bar.module.css';

/** In a preview nothing is bought: what would send the form of the product says so instead. */
const noBuying = `for (const kind of ['click', 'submit']) document.addEventListener(kind, (event) => {
  const buys = kind === 'submit' ? event.target.matches('form.cart') : event.target.closest('.single_add_to_cart_button, .add_to_cart_button');
  if (!buys) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  document.getElementById('preview-notice').hidden = false;
  document.getElementById('preview-notice').focus();
}, true);`;

type PreviewBarProps = {
  readonly preview: Preview;
  /** whether the audience sees the product at all */
  readonly isSeen: boolean;
  readonly words: StaffMessages['productPreview'];
  readonly nonce: string | null;
};

/** Says that the page below is a preview, and for whom; another audience is chosen here. */
export function PreviewBar({ preview, isSeen, words, nonce }: PreviewBarProps) {
  const { productId, as, name, isKnown, groups, typed, status, mayFindCustomers } = preview;
  const email = typeof as === 'object' ? as.email : '';
  return (
    <section className={styles.bar} aria-label={words.title}>
      <div className={styles.said}>
        <p>
          <strong>{words.title}</strong> {isKnown ? words.as(name) : words.unknown(email)}
        </p>
        <p>
          {[
            ...(isSeen ? [] : [words.unseen]),
            words.states[status],
            ...(typed === 'none' ? [] : [words.typed[typed]]),
          ].join(' ')}
        </p>
        <p id="preview-notice" tabIndex={-1} role="status" hidden>
          {words.noBuying}
        </p>
      </div>
      <form method="get" action={previewPath(productId)} className={styles.choice}>
        <label>
          <span>{words.audience}</span>
          <select name="as" defaultValue={typeof as === 'object' ? 'guests' : String(as)}>
            <option value="guests">{words.guests}</option>
            {groups.map((group) => (
              <option key={group.id} value={group.id}>
                {group.name}
              </option>
            ))}
          </select>
        </label>
        {mayFindCustomers ? (
          <label>
            <span>{words.customer}</span>
            <input
              type="email"
              name="email"
              defaultValue={email}
              placeholder={words.customerHint}
              maxLength={254}
              autoComplete="off"
            />
          </label>
        ) : null}
        <button type="submit" className={buttonClass({ kind: 'secondary' })}>
          {words.show}
        </button>
        <a className={styles.back} href={`/staff/products/${productId}/`}>
          {words.back}
        </a>
      </form>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is the shop's own script. */}
      <script nonce={nonce ?? undefined} dangerouslySetInnerHTML={{ __html: noBuying }} />
    </section>
  );
}
