-- Cash of a refund that was taken out of a till; once each. A refund that is deleted with its order leaves the movement as it is.
alter table till_movements add column refund_id bigint unique references order_refunds on delete set null;
drop trigger till_movements_final on till_movements;
create trigger till_movements_final before insert or delete or update of session_id, amount_cents, reason, moved_at, moved_by on till_movements
  for each row execute function refuse_change_of_closed_till();
