import type { PostedForm } from '#foundation/forms/rules/typed-values.ts';
import { staffOffersPath } from '#foundation/paths/rules/offer-paths.ts';
import { RecordForm } from '#foundation/records/back-office/record-form.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { Badge } from '#kit/ui/display/badge.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { OfferDraft, OfferField, OfferProblem, OfferProblems } from '../rules/offer-form.ts';
import type { OfferState } from '../rules/offer-state.ts';
import type { OfferDone } from '../rules/staff-offers.ts';
import { OfferFields } from './offer-fields.tsx';
import { OfferNext } from './offer-next.tsx';
import { type KnownOffer, OfferSent } from './offer-sent.tsx';

const tones = {
  draft: 'plain',
  open: 'green',
  expired: 'amber',
  ordered: 'plain',
  withdrawn: 'plain',
} as const;

/** The state of an offer. */
export function OfferStateBadge({ state }: { readonly state: OfferState }) {
  const { staffOffers: words } = useBackOfficeWords();
  return <Badge tone={tones[state]}>{words.stateNames[state]}</Badge>;
}

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
  const note = done && (
    <Notice kind={done === 'not-now' || done === 'expired' ? 'warning' : 'success'}>
      {words.done[done]}
    </Notice>
  );
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
        <OfferSent {...known} />
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
        <OfferFields
          draft={draft}
          typed={rejected?.typed ?? null}
          vendors={vendors}
          idOf={idOf}
          errorOf={sentence}
        />
      </RecordForm>
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
