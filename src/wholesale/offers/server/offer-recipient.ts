import { type RawBuilder, sql } from 'kysely';
import type { OfferRecipient } from '../rules/offer.ts';

export const noRecipient: OfferRecipient = {
  firm: '',
  person: '',
  vatNumber: '',
  taxCode: '',
  recipientCode: '',
  pec: '',
  address: [],
};

/**
 * Whom an offer to a customer `c` is made out to: the firm that the customer buys for with its invoice data and billing address, and the
 * person. It is stored with the offer when that is sent.
 */
export const recipientColumn: RawBuilder<OfferRecipient> = sql<OfferRecipient>`(
  select jsonb_build_object(
    'firm', coalesce(nullif(a.invoice_data ->> 'company', ''), nullif(a.company, ''), a.billing_address ->> 'company', ''),
    'person', trim(c.first_name || ' ' || c.last_name),
    'vatNumber', coalesce(a.invoice_data ->> 'vatNumber', ''),
    'taxCode', coalesce(a.invoice_data ->> 'taxCode', ''),
    'recipientCode', coalesce(a.invoice_data ->> 'recipientCode', ''),
    'pec', coalesce(a.invoice_data ->> 'pec', ''),
    'address', (
      select coalesce(jsonb_agg(line order by at), '[]'::jsonb) from unnest(array[
        a.billing_address ->> 'address1', a.billing_address ->> 'address2',
        trim(coalesce(a.billing_address ->> 'postcode', '') || ' ' || coalesce(a.billing_address ->> 'city', '')
          || coalesce(' (' || nullif(a.billing_address ->> 'state', '') || ')', '')),
        nullif(a.billing_address ->> 'country', 'IT')]) with ordinality as lines (line, at)
      where coalesce(line, '') <> ''))
  from customers a where a.id = coalesce((select s.main_account_id from subaccounts s where s.customer_id = c.id), c.id))`;
