import type { PostedForm } from '#foundation/forms/rules/typed-values.ts';
import { staffOffersPath } from '#foundation/paths/rules/offer-paths.ts';
import { RecordForm } from '#foundation/records/back-office/record-form.tsx';
import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { OfferDraft, OfferField, OfferProblem, OfferProblems } from '../rules/offer-form.ts';
import { isOfferDone, type OfferDone } from '../rules/staff-offers.ts';
import { OfferChecks } from './offer-checks.tsx';
import { OfferCounterTable } from './offer-counter-table.tsx';
import { OfferFields } from './offer-fields.tsx';
import { offerLinks } from './offer-links.tsx';
import { OfferNext } from './offer-next.tsx';
import { type KnownOffer, OfferSent } from './offer-sent.tsx';
import { OfferStateBadge } from './offer-state-badge.tsx';

export type OfferPageProps = {
  /** null for a new one */
  readonly known: KnownOffer | null;
  readonly draft: OfferDraft;
  /** none where the shop sells all by itself */
  readonly vendors: readonly { readonly id: number; readonly name: string }[];
  /** of `staffOffersAction` */
  readonly nonce: string;
  readonly done: OfferDone | null;
  readonly rejected: { readonly problems: OfferProblems | null; readonly typed: PostedForm } | null;
};

const idOf = (field: string) => `offer-${field}`;

/** An offer: a draft to be written, or what was sent, and what can be done with it. */
export function OfferPage(props: OfferPageProps) {
  const { known, draft, vendors, nonce, rejected } = props;
  const { staffOffers: words } = useBackOfficeWords();
  const problems = rejected?.problems ?? {};
  const done = rejected ? null : props.done;
  const note = done && <Notice kind={isOfferDone(done) ? 'success' : 'warning'}>{words.done[done]}</Notice>;
  const links = known ? offerLinks(known, words) : [];
  const sentence = (field: OfferField) => {
    const problem = problems[field];
    return problem ? words.problems[problem] : '';
  };
  if (known && known.offer.state !== 'draft') {
    return (
      <>
        <a className={sheet.back} href={staffOffersPath}>
          {words.backToList}
        </a>
        <div className={layout.title}>
          <h1>{words.titleOf(known.offer.id)}</h1>
          <OfferStateBadge state={known.offer.state} />
        </div>
        {note}
        <OfferSent {...known} links={links} />
        {known.offer.counter ? <OfferCounterTable offer={known.offer} /> : null}
        <OfferNext offer={known.offer} nonce={nonce} />
      </>
    );
  }
  return (
    <>
      <RecordForm
        back={{ path: staffOffersPath, words: words.backToList }}
        title={known ? words.titleOf(known.offer.id) : words.newTitle}
        action={`${staffOffersPath}${known?.offer.id ?? 'new'}/`}
        nonce={nonce}
        expired={rejected?.problems === null}
        problems={(Object.entries(problems) as [OfferField, OfferProblem][]).map(([field, problem]) => ({
          id: idOf(field === 'lines' ? 'line-0-item' : field),
          sentence: `${nameOf(field, words)}: ${words.problems[problem]}`,
        }))}
      >
        {note}
        {links.length > 0 ? <StaffFacts facts={links} /> : null}
        {known ? <OfferChecks lines={known.checks} /> : null}
        {draft.conversation === null ? null : (
          <input type="hidden" name="conversation" value={draft.conversation} readOnly />
        )}
        <OfferFields
          draft={draft}
          typed={rejected?.typed ?? null}
          vendors={vendors}
          idOf={idOf}
          errorOf={sentence}
        />
      </RecordForm>
      {known?.answered ? <OfferCounterTable offer={known.answered} /> : null}
      {known ? <OfferNext offer={known.offer} nonce={nonce} /> : null}
    </>
  );
}

type Words = ReturnType<typeof useBackOfficeWords>['staffOffers'];

function nameOf(field: OfferField, words: Words): string {
  const line = /^line-(\d+)-(item|name|quantity|unit)$/.exec(field);
  if (!line) return words.fields[field as keyof Words['fields']];
  const part = line[2] as keyof Words['lineFields'];
  return `${words.line(Number(line[1]) + 1)}, ${words.lineFields[part]}`;
}
