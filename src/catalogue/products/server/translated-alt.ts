import { type RawBuilder, sql } from 'kysely';
import type { Audience } from '#foundation/visitor/rules/visitor.ts';

type Reader = Pick<Audience, 'locale' | 'contentLocale'>;

/** The translation of a picture's alternative text, to stand behind its columns: nothing for the shop's own language. */
export function translatedAlt({ locale, contentLocale }: Reader, image: string): RawBuilder<unknown> {
  if (contentLocale === undefined) return sql``;
  return sql`, (select tr.alt from image_translations tr
    where tr.image_id = ${sql.ref(`${image}.id`)} and tr.language = ${locale}) as translated_alt`;
}

/** A picture as JSON, with the translations of its texts for whoever reads another language than the shop's own. */
export function translatedPicture({ locale, contentLocale }: Reader, image: string): RawBuilder<unknown> {
  if (contentLocale === undefined) return sql`to_json(${sql.ref(image)})`;
  return sql`to_jsonb(${sql.ref(image)}) || coalesce((
    select jsonb_build_object('translated_alt', tr.alt, 'translated_title', tr.title, 'translated_caption', tr.caption)
    from image_translations tr where tr.image_id = ${sql.ref(`${image}.id`)} and tr.language = ${locale}), '{}')`;
}
