-- Descriptions of categories get markup: each paragraph of a plain one becomes one.
create function pg_temp.as_markup(plain text) returns text language sql as $$
  select coalesce(string_agg('<p>' || replace(paragraph, E'\n', '<br />') || '</p>', E'\n' order by at), '')
  from regexp_split_to_table(
    replace(replace(replace(btrim(replace(plain, E'\r', '')), '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), E'\n{2,}')
    with ordinality as parts (paragraph, at)
  where paragraph <> ''
$$;
update categories set description = pg_temp.as_markup(description) where description <> '';
update category_translations set description = pg_temp.as_markup(description) where description <> '';
