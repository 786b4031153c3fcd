-- Words that products are found by: what a misspelt search may have meant. A word is added by the same write as its product
-- and never locks one that is there already; `refresh_search_words` counts anew and leaves out what is no longer used.
create table search_words (
  -- in the order of bytes, so that its primary key finds beginnings as well
  word text collate "C" primary key,
  stem text collate "C" not null,
  -- products that it stood on when words were last counted
  uses int not null default 1
);
create index search_words_by_stem on search_words (stem);
create index search_words_near on search_words using gin (word gin_trgm_ops);

-- The best sold products once more, in order: whatever many products answer to is found among these few.
create table search_favourites (
  place int primary key,
  product_id int not null unique references products on delete cascade,
  document tsvector not null
);
create index search_favourites_document on search_favourites using gin (document);

-- What shoppers looked for and the shop did not have, without a trace of who it was.
create table missed_searches (
  -- normalised: small letters, no accents, one blank between words
  words text collate "C" primary key,
  times int not null default 1,
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  -- what the shop showed instead: the words it took them for, and how many products those found
  taken_for text,
  results int not null default 0
);
create index missed_searches_by_times on missed_searches (times desc, last_seen desc);

-- Letters and digits in small letters without accents, one blank in between: `Olio 5W-30` is `olio 5w 30`.
create function search_text(value text) returns text
  language sql immutable strict parallel safe
  as $$ select btrim(regexp_replace(lower(public.unaccent('public.unaccent', value)), '[^[:alnum:]]+', ' ', 'g')) $$;

-- What is written in one piece by some and with signs by others: `5W-30` is also `5w30`, `2.0` also `20`.
create function joined_text(value text) returns text
  language sql immutable strict parallel safe
  as $$
    select coalesce(string_agg(public.normalise_code(piece), ' '), '')
    from regexp_split_to_table(value, '\s+') as piece where piece ~ '[0-9]' and piece ~ '[[:alnum:]][^[:alnum:]]+[[:alnum:]]'
  $$;

-- The words of a text that may be misspelt, with their stems: letters only, three and more, none that Italian passes over.
create function words_with_stems(value text) returns table (word text, stem text)
  language sql stable parallel safe
  as $$
    select distinct piece, (ts_lexize('italian_stem', piece))[1]
    from regexp_split_to_table(search_text(value), ' ') as piece
    where piece ~ '^[[:alpha:]]{3,40}$' and (ts_lexize('italian_stem', piece))[1] is not null
  $$;

-- Rebuilds codes and search words of the given listed products.
create or replace function refresh_search(ids int[]) returns void language sql as $$
  delete from product_codes where product_id = any (ids);
  insert into product_codes (product_id, code, kind)
    select coalesce(parent_id, id), normalise_code(sku), 'sku' from products
      where (id = any (ids) or parent_id = any (ids)) and normalise_code(sku) <> ''
    union
    select product_id, normalise_code(code), 'oe' from oe_numbers
      where product_id = any (ids) and normalise_code(code) <> '';
  insert into product_search (product_id, document)
    select p.id,
      setweight(to_tsvector('italian', search_text(p.name)), 'A')
        || setweight(to_tsvector('simple',
             search_text(coalesce(b.name, '') || ' ' || coalesce(p.sku, '')) || ' ' || joined_text(p.name)), 'A')
        || setweight(to_tsvector('italian', search_text(coalesce((
             select string_agg(c.name, ' ') from product_categories pc join categories c on c.id = pc.category_id
             where pc.product_id = p.id), ''))), 'B')
        || setweight(to_tsvector('simple', search_text(coalesce((
             select string_agg(distinct v.make || ' ' || v.model, ' ') from fitments f join vehicles v on v.id = f.vehicle_id
             where f.product_id = p.id), ''))), 'C')
        || setweight(to_tsvector('italian', search_text(p.short_description)), 'D')
    from products p left join brands b on b.id = p.brand_id
    where p.id = any (ids) and p.type <> 'variation'
    on conflict (product_id) do update set document = excluded.document;
  update search_favourites f set document = s.document from product_search s
    where f.product_id = any (ids) and s.product_id = f.product_id;
  insert into search_words (word, stem)
    select distinct w.word, w.stem from (
      select distinct unnest(string_to_array(search_text(
        p.name || ' ' || coalesce(b.name, '') || ' ' || coalesce((
          select string_agg(v.make || ' ' || v.model, ' ') from fitments f join vehicles v on v.id = f.vehicle_id
          where f.product_id = p.id), '')), ' ')) as piece
      from products p left join brands b on b.id = p.brand_id
      where p.id = any (ids) and p.type <> 'variation'
      union
      select unnest(string_to_array(search_text(c.name), ' ')) from categories c
      where c.id in (select category_id from product_categories where product_id = any (ids))
    ) used cross join lateral words_with_stems(used.piece) w
    order by 1
    on conflict (word) do nothing;
$$;

-- Picks the best sold products anew.
create function refresh_search_favourites() returns void language sql as $$
  delete from search_favourites;
  insert into search_favourites (place, product_id, document)
    select row_number() over (order by best.total_sales desc, best.id), best.id, s.document
    from (select id, total_sales from products where type <> 'variation' and status = 'published'
          order by total_sales desc, id limit 4000) best
    join product_search s on s.product_id = best.id
    join products p on p.id = best.id and p.catalog_visibility in ('visible', 'search');
$$;

-- Counts words anew and forgets those that no product has any more.
create function refresh_search_words() returns void language sql as $$
  with counted as (
    select w.word, w.stem, sum(used.ndoc)::int as uses
    from ts_stat($q$
      select to_tsvector('simple', search_text(p.name || ' ' || coalesce(b.name, '') || ' ' || coalesce((
        select string_agg(c.name, ' ') from product_categories pc join categories c on c.id = pc.category_id
        where pc.product_id = p.id), '') || ' ' || coalesce((
        select string_agg(v.make || ' ' || v.model, ' ') from fitments f join vehicles v on v.id = f.vehicle_id
        where f.product_id = p.id), '')))
      from products p left join brands b on b.id = p.brand_id
      where p.type <> 'variation' and p.status = 'published'
    $q$) used cross join lateral words_with_stems(used.word) w
    group by w.word, w.stem
  ), forgotten as (
    delete from search_words s where not exists (select from counted c where c.word = s.word)
  )
  insert into search_words (word, stem, uses) select word, stem, uses from counted order by word
    on conflict (word) do update set uses = excluded.uses where search_words.uses <> excluded.uses;
$$;

-- The words of the catalogue that look most like a typed one, or whose beginning does.
create function near_words(typed text) returns table (word text, uses int)
  language sql stable
  set pg_trgm.similarity_threshold = '0.18' set pg_trgm.word_similarity_threshold = '0.45'
  as $$
    (select w.word, w.uses from search_words w
      where w.word % typed and length(w.word) between length(typed) - 2 and length(typed) + 2
      order by similarity(w.word, typed) desc, w.uses desc limit 24)
    union
    (select w.word, w.uses from search_words w
      where typed <% w.word and length(w.word) > length(typed)
      order by word_similarity(typed, w.word) desc, w.uses desc limit 24)
  $$;

-- What a shop holds already.
select refresh_search(array(select id from products where type <> 'variation')) where exists (select from products);
select refresh_search_words(), refresh_search_favourites() where exists (select from products);
