import { flag, line } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema } from '#foundation/forms/rules/form-schema.ts';

/** A parcel of an order that left the warehouse. */
export type Shipment = {
  readonly id: number;
  readonly courier: string;
  /** the courier's number of the parcel, as it was typed */
  readonly tracking: string;
  /** ISO 8601 */
  readonly at: string;
};

const longestShipmentText = 60;
const most = { most: longestShipmentText, tooLong: 'shipment-too-long' } as const;

/** The form of a parcel; `notify`: the customer gets an email. */
export const shipmentForm = () =>
  formSchema(
    {
      courier: line({ required: 'courier-missing', ...most }),
      tracking: line({ required: 'tracking-missing', ...most }),
      notify: flag(),
    },
    // It is compared by its letters and digits.
    ({ tracking }) => ({ tracking: tracking !== '' && !/[a-z0-9]/i.test(tracking) && 'tracking-missing' }),
  );
export type ShipmentDraft = DraftOf<ReturnType<typeof shipmentForm>>;
