import { useEffect } from 'react';
import { zeroCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import type { WalletAtCheckout } from '../../rules/wallet-at-checkout.ts';
import styles from './wallet-notices.module.css';

/** The state of a payment through the provider: approved and to be confirmed, to be approved, or not completed (PAY-16). */
export function WalletNotices({ wallet }: { readonly wallet: WalletAtCheckout | null }) {
  const { locale } = useWords();
  const words = walletFor(locale);
  const approveUrl = wallet?.approveUrl ?? null;
  useEffect(() => {
    // The CSP forbids forms to redirect to another site; the page navigates instead.
    if (approveUrl !== null) window.location.assign(approveUrl);
  }, [approveUrl]);
  if (!wallet) return null;
  const next = wallet.order === 'paid-there' ? words.toPay : words.toApprove;
  if (approveUrl !== null) {
    return (
      <Notice
        kind="info"
        action={
          <a className={styles.link} href={approveUrl}>
            {next.link}
          </a>
        }
      >
        <strong>{next.title}.</strong> {next.text}
      </Notice>
    );
  }
  const { approved, flash } = wallet;
  if (approved) {
    return (
      <Notice
        kind="success"
        action={
          <a className={styles.link} href={approved.clear}>
            {words.review.cancel}
          </a>
        }
      >
        <strong>{words.review.title}.</strong>{' '}
        {words.review.text(approved.payer, formatEuro(approved.amount, locale))}
        <ChosenDelivery delivery={wallet.delivery ?? null} />
      </Notice>
    );
  }
  if (wallet.tooLittle) {
    const { approved: before, total } = wallet.tooLittle;
    return (
      <Notice kind="warning">
        <strong>{words.review.moreTitle}.</strong>{' '}
        {words.review.more(formatEuro(total, locale), formatEuro(before, locale))}
        <ChosenDelivery delivery={wallet.delivery ?? null} />
      </Notice>
    );
  }
  if (flash === null) return null;
  return (
    <Notice kind={flash === 'cancelled' ? 'info' : 'error'}>{sentenceOf(flash, words, wallet.order)}</Notice>
  );
}

/** The shipping address chosen in the wallet, and the shipping cost. */
function ChosenDelivery({ delivery }: { readonly delivery: WalletAtCheckout['delivery'] }) {
  const { locale } = useWords();
  const { review } = walletFor(locale);
  if (!delivery) return null;
  const { lines, shipping } = delivery;
  return (
    <dl className={styles.delivery}>
      <dt>{review.deliverTo}</dt>
      <dd>{lines.join(', ')}</dd>
      <dt>{review.shipping}</dt>
      <dd>
        {shipping
          ? `${shipping.title}: ${shipping.amount === zeroCents ? review.free : formatEuro(shipping.amount, locale)}`
          : review.notSent}
      </dd>
    </dl>
  );
}

function sentenceOf(
  flash: NonNullable<WalletAtCheckout['flash']>,
  words: ReturnType<typeof walletFor>,
  order: WalletAtCheckout['order'],
): string {
  if (flash === 'cancelled' && order) return words.notPaid;
  if (flash === 'cancelled' || flash === 'refused') return words[flash];
  return words.errors[flash];
}
