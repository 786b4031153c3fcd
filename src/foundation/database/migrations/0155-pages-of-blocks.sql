-- What pages are made of: blocks in an order. The table content_pages goes on holding what a published page is called, where it stands, and
-- the markup in it, for whoever lists pages or looks for codes in them; a page without a row here is one text, its body_html.
create table page_blocks (
  -- of content_pages, whose sequence gives it to a page that is not published yet as well; 0: the home page
  page_id int primary key,
  -- src/site/content/rules/blocks/page-content.ts; null: not published in blocks
  published jsonb,
  -- what is edited; null where it is what is published
  draft jsonb,
  -- grows with every save: an editor that began from another one is told
  revision int not null default 1,
  saved_at timestamptz not null,
  saved_by int references customers on delete set null,
  saved_by_name text not null,
  -- the pictures of both, by id or by the address of a file in their markup
  picture_ids int[] not null default '{}',
  -- when the draft is published by itself
  publish_at timestamptz
);
create index page_blocks_by_person on page_blocks (saved_by) where saved_by is not null;

create trigger page_blocks_changed after insert or delete or update of published on page_blocks
  for each statement execute function notify_all_changed();

-- What was published, with every block.
create table page_versions (
  id int generated always as identity primary key,
  page_id int not null,
  revision int not null,
  at timestamptz not null,
  person_id int references customers on delete set null,
  person_name text not null,
  content jsonb not null
);
create index page_versions_by_page on page_versions (page_id, id desc);
create index page_versions_by_person on page_versions (person_id) where person_id is not null;

-- A shop that had chosen the picture of its home page goes on showing it: its home is what it was, as blocks.
insert into page_blocks (page_id, published, saved_at, saved_by_name, picture_ids)
select 0, jsonb_build_object('slug', '', 'title', jsonb_build_object('it', '', 'en', ''), 'blocks', jsonb_build_array(
    jsonb_build_object('id', 'hero', 'kind', 'hero', 'version', 1, 'values', jsonb_build_object(
      'title', jsonb_build_object('it', 'Il ricambio giusto, al primo colpo.', 'en', 'The right part, first time.'),
      'text', jsonb_build_object(
        'it', 'Cerca con il codice che hai in mano, anche quello OE, e controlla subito prezzo e disponibilità.',
        'en', 'Search by the number you have in hand, OE numbers included, and see price and stock at once.'),
      'picture', i.id, 'search', true, 'linkLabel', jsonb_build_object('it', '', 'en', ''), 'linkTo', '')),
    '{"id": "promises", "kind": "promises", "version": 1, "values": {}}'::jsonb,
    '{"id": "categories", "kind": "categories", "version": 1, "values": {"title": {"it": "Sfoglia per categoria", "en": "Browse by category"}, "parent": null}}'::jsonb,
    '{"id": "best-sellers", "kind": "products", "version": 1, "values": {"title": {"it": "I più venduti", "en": "Best sellers"}, "rule": "best-sellers", "category": null, "brand": null, "chosen": [], "count": 12, "linkTo": "/shop/?orderby=popularity"}}'::jsonb,
    '{"id": "on-sale", "kind": "products", "version": 1, "values": {"title": {"it": "In offerta", "en": "On offer"}, "rule": "on-sale", "category": null, "brand": null, "chosen": [], "count": 12, "linkTo": ""}}'::jsonb
  )), now(), '', array[i.id]
from settings s join images i on to_jsonb(i.id) = s.value where s.key = 'home_hero_image';
delete from settings where key = 'home_hero_image';
