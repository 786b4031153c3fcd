import type { RejectedForm } from '#foundation/records/rules/posted-record.ts';
import type { ParcelDone, ParcelProblems } from '../../rules/parcel-form.ts';
import type { ParcelView } from '../../server/parcels/read-parcel.ts';

/** What the page of a parcel and its parts show. */
export type ParcelPageProps = {
  readonly parcel: ParcelView;
  /** of `parcelAction` */
  readonly nonce: string;
  readonly done: ParcelDone | null;
  readonly rejected: RejectedForm<ParcelProblems> | null;
};
