import { ajaxActionAddress } from '#foundation/calls/storefront/call-ajax-action.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import type { WholesaleContext } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { listFields } from '../rules/list-form.ts';
import type { ListView } from '../rules/list-view.ts';
import styles from './list-view.module.css';
import { useListWords } from './use-list-words.ts';

type ListSummaryProps = {
  readonly list: ListView;
  readonly context: WholesaleContext;
  /** other quantities are typed than those that the total is made of */
  readonly isChanged: boolean;
  readonly isBusy: boolean;
};

/** What a list costs today, and what can be done with it. */
export function ListSummary({ list, context, isChanged, isBusy }: ListSummaryProps) {
  const { locale } = useWords();
  const { page: words } = useListWords();
  const { wholesale, nonce } = context;
  const download = new URLSearchParams({
    action: `${wholesale}downloadpurchaselist`,
    list: String(list.id),
    security: nonce,
  });
  return (
    <div className={styles.summary}>
      <dl className={isChanged ? styles.waits : undefined}>
        <dt>{list.mode === 'net' ? words.totalNet : words.total}</dt>
        <dd>{formatEuro(list.total, locale)}</dd>
      </dl>
      <p className={styles.hint}>
        {isChanged ? `${words.totalWaits} ` : ''}
        {list.isOwn ? (list.keepsZero ? words.zeroSaved : words.zeroLeaves) : words.ofCompany}
      </p>
      <div className={styles.tasks}>
        <Button type="submit" name={listFields.action} value="cart" disabled={isBusy}>
          {words.addToCart}
        </Button>
        {list.isOwn ? (
          <Button type="submit" kind="secondary" name={listFields.action} value="update" disabled={isBusy}>
            {words.update}
          </Button>
        ) : null}
        <a className={buttonClass({ kind: 'quiet' })} href={`${ajaxActionAddress}?${download}`} download>
          {words.download}
        </a>
      </div>
    </div>
  );
}
