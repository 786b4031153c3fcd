import { AccountFrame, type AccountFrameProps } from '#customers/accounts/storefront/pages/account-frame.tsx';
import { Island } from '#kit/islands/storefront/island.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { quotesFor } from '#messages/conversations/quotes-for.ts';
import type { Attached } from '#wholesale/conversations/rules/attachments.ts';
import type { QuoteForm } from '../rules/quote-form.ts';
import type { QuoteProblem, QuoteRequest } from '../rules/quote-request.ts';
import openQuoteForm from './open-quote-form.island.tsx';
import styles from './quote-form.module.css';

export type QuoteRequestViewProps = {
  /** null for visitors who are no business customers */
  readonly form: QuoteForm | null;
  readonly refused: {
    readonly text: string;
    readonly problems: readonly QuoteProblem[];
    readonly entered: QuoteRequest;
    readonly attached: Attached;
  } | null;
  readonly frame: Omit<AccountFrameProps, 'title' | 'current' | 'children'>;
};

/** The quote form on a page of its own, where its button leads without scripts. */
export function QuoteRequestView({ form, refused, frame }: QuoteRequestViewProps) {
  const words = quotesFor(useWords().locale);
  return (
    <AccountFrame title={words.title} current="conversations" {...frame}>
      {form ? (
        <Island
          of={openQuoteForm}
          props={{ form, refused, entered: refused?.entered ?? null, attached: refused?.attached ?? [] }}
        />
      ) : (
        <div className={styles.note}>
          <p>{words.businessOnly}</p>
          <a className={buttonClass({ kind: 'secondary' })} href="/my-account/">
            {words.toAccount}
          </a>
        </div>
      )}
    </AccountFrame>
  );
}
