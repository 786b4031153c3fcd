import { redirect } from 'react-router';
import { postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { contactFormFor } from '#messages/conversations/contact-form-for.ts';
import { shownText } from '#site/content/rules/blocks/localized.ts';
import { isForeign } from '#site/content/rules/blocks/page-content.ts';
import { readContentPage } from '#site/content/server/read-content-page.ts';
import { contactFields, contactFormPath, pageIn } from '#wholesale/conversations/rules/contact-form.ts';
import { sendContactForm } from '#wholesale/conversations/server/send-contact-form.ts';
import {
  ContactFormView,
  type ContactFormViewProps,
} from '#wholesale/conversations/storefront/contact-form-view.tsx';
import { type DocumentPage, documentLoader } from '../documents/document-loader.tsx';

/** The contact form by itself: where its blocks post to, with what is wrong, and what is said once a message was sent. */
export const loader = documentLoader(async ({ ctx, url }) => {
  const page = pageIn(url.searchParams.get('page') ?? '');
  return url.searchParams.has('sent')
    ? showForm(ctx, { sent: true, page, thanks: await thanksOf(ctx, page) })
    : showForm(ctx, { sent: false, page, waits: false });
});

export const action = documentLoader(async ({ ctx, request }) => {
  const typed = postedForm(await request.formData());
  const page = pageIn(typedText(typed, 'page'));
  const outcome = await sendContactForm(ctx, typed);
  if (outcome.kind === 'sent') {
    throw redirect(`${contactFormPath}?${new URLSearchParams({ sent: '1', page })}`, 303);
  }
  const entered = Object.fromEntries(contactFields.map((name) => [name, typedText(typed, name)]));
  const waits = outcome.kind === 'too-many';
  const problems = outcome.kind === 'wrong' ? outcome.problems : {};
  const shown = showForm(ctx, { sent: false, page, waits, problems, typed: entered });
  return { ...shown, status: waits ? 429 : 422 };
});

function showForm({ visitor, reply }: RequestContext, props: ContactFormViewProps): DocumentPage {
  reply.preventCaching();
  const words = contactFormFor(visitor.audience.locale);
  return {
    head: props.sent ? words.sentTitle : words.title,
    sheets: ['parts'],
    view: <ContactFormView {...props} />,
  };
}

/** What the first contact form of a page says after a message; '' for the usual sentence. */
async function thanksOf(ctx: RequestContext, page: string): Promise<string> {
  const shown = page === '' ? null : await readContentPage(ctx, page.replaceAll('/', ''));
  for (const block of shown?.content.blocks ?? []) {
    if (!isForeign(block) && block.kind === 'contactForm')
      return shownText(block.values.thanks, ctx.visitor.audience.locale).text;
  }
  return '';
}
