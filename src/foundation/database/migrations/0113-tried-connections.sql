-- Trying a connection notes the provider's answer for the staff page, and changes nothing that a page of shoppers shows.
drop trigger payment_connections_changed on payment_connections;
create trigger payment_connections_changed
  after insert or delete or update of sealed, shown, revision, retired_at on payment_connections
  for each statement execute function notify_all_changed();
