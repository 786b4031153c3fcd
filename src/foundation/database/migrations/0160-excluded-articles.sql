-- Pages of products say which articles cannot be withdrawn from.
create trigger withdrawal_exclusions_changed after insert or update or delete on withdrawal_exclusions for each statement execute function notify_all_changed();
