import { type MouseEvent, useState } from 'react';
import type { PurchaseChoice } from '#catalogue/variations/rules/purchase-choice.ts';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { quoteListFor } from '#messages/buying/quote-list-for.ts';
import type { QuoteListOutcome } from './add-to-quote-list.ts';

/**
 * Puts what is chosen on a product page into the quote list, and says so with the link to it (RAQ-01, RAQ-05); without scripts it posts
 * the form around it. Items that are not in stock can be added as well.
 */
export function QuoteListButton({ choice }: { readonly choice: PurchaseChoice }) {
  const { locale } = useWords();
  const words = quoteListFor(locale);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<QuoteListOutcome | null>(null);

  async function add(event: MouseEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const { productId, variationId, attributes } = choice;
    const quantity = Math.max(1, choice.quantity);
    const item = { productId, quantity, variationId, attributes };
    try {
      const { addToQuoteList } = await import('./add-to-quote-list.ts');
      setOutcome(await addToQuoteList(item, locale));
    } catch {
      setOutcome({ done: false, message: words.failed });
    }
    setBusy(false);
  }

  return (
    <>
      <button
        type="submit"
        name="add-to-quote"
        value={choice.productId}
        formNoValidate
        className={buttonClass({ kind: 'secondary', wide: true })}
        aria-busy={isBusy}
        aria-label={words.addNamed(choice.name)}
        onClick={(event) => void add(event)}
      >
        {words.add}
      </button>
      {outcome ? (
        <Notice
          kind={outcome.done ? 'success' : 'error'}
          action={outcome.done ? <a href={outcome.link.url}>{outcome.link.label}</a> : undefined}
        >
          {outcome.message}
        </Notice>
      ) : null}
    </>
  );
}
