import { type ComponentType, type FormEvent, useState } from 'react';
import { Button } from '#kit/ui/controls/button.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { quotesFor } from '#messages/conversations/quotes-for.ts';
import {
  locationParameters,
  type QuoteForm,
  type QuoteLocation,
  quoteFormPath,
  quoteRequestPath,
} from '../rules/quote-form.ts';
import type { OpenQuoteFormProps } from './open-quote-form.tsx';
import styles from './quote-form.module.css';

type QuoteSectionProps = {
  readonly location: QuoteLocation;
  readonly productId?: number | null;
  /** the form, where the page has it; a cached page loads it when its button is pressed */
  readonly form?: QuoteForm | null;
  /** the cart has products of more than one vendor now */
  readonly hasManyVendors?: boolean;
};

type Opened = { readonly Form: ComponentType<OpenQuoteFormProps>; readonly form: QuoteForm };

/** The button of a quote request: the first click shows the fields of its form; without scripts it leads to them (QUO-01, QUO-02). */
export function QuoteSection({ location, productId = null, form = null, hasManyVendors }: QuoteSectionProps) {
  const words = quotesFor(useWords().locale);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [loading, setLoading] = useState(false);

  async function open(event: FormEvent): Promise<void> {
    event.preventDefault();
    setLoading(true);
    try {
      const [{ OpenQuoteForm }, brought] = await Promise.all([
        import('./open-quote-form.tsx'),
        form ?? readForm(location, productId),
      ]);
      if (!brought) throw new Error('no form came');
      setOpened({ Form: OpenQuoteForm, form: brought });
    } catch {
      // Where the form does not come, its page does.
      window.location.assign(`${quoteRequestPath}?${locationParameters(location, productId)}`);
    }
    setLoading(false);
  }

  if (opened) {
    const { Form } = opened;
    const now = { ...opened.form, hasManyVendors: hasManyVendors ?? opened.form.hasManyVendors };
    return <Form form={now} takesFocus onClose={() => setOpened(null)} />;
  }
  return (
    <form
      className={styles.place}
      method="get"
      action={quoteRequestPath}
      onSubmit={(event) => void open(event)}
    >
      <input type="hidden" name="location" value={location} readOnly />
      {productId === null ? null : <input type="hidden" name="product" value={productId} readOnly />}
      <Button type="submit" kind="secondary" wide aria-expanded={false} disabled={loading}>
        {words.request}
      </Button>
    </form>
  );
}

/** Loads the form of a quote request; null where there is none: the visitor is no business customer any more. */
async function readForm(location: QuoteLocation, productId: number | null): Promise<QuoteForm | null> {
  const answer = await fetch(quoteFormPath(location, productId)).catch(() => null);
  // The shop's own answer, made by readQuoteForm.
  return answer?.ok ? ((await answer.json()) as QuoteForm) : null;
}
