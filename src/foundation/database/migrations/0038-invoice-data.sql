-- What an invoice is made out by beside the billing address: a snapshot with the order, and kept for the customer's next one.
alter table orders add column invoice_data jsonb;
alter table customers add column invoice_data jsonb;
