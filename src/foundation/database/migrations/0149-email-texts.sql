-- What staff wrote instead of the texts that emails came with; a text without a row is the shop's own.
create table email_texts (
  kind text not null,
  text_id text not null,
  locale text not null check (locale in ('it', 'en')),
  subject text not null,
  heading text not null,
  intro text not null,
  closing text not null,
  version int not null default 1,
  changed_at timestamptz not null default now(),
  primary key (kind, text_id, locale)
);
