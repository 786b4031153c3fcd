-- What a bulk edit put into the trash or took out of it is moved back when it is undone.
alter table bulk_edit_items add column trash_move text check (trash_move in ('trash', 'restore'));
