import { sql } from 'kysely';
import { addTerms } from '#catalogue/taxonomy/server/attributes/add-terms.ts';
import { readAttributes } from '#catalogue/variation-editing/rules/product-attribute.ts';
import { lockParent } from '#catalogue/variation-editing/server/lock-parent.ts';
import {
  attributesSeen,
  postedAttributes,
  readProductAttributes,
  type StoredAttribute,
} from '#catalogue/variation-editing/server/read-product-attributes.ts';
import { saveAttributes } from '#catalogue/variation-editing/server/save-attributes.ts';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type {
  ApiProductSaved,
  ApiProductWrite,
  SentAttribute,
  SentPreset,
} from '../rules/api-product-write.ts';

type Sent = Pick<ApiProductWrite, 'attributes' | 'presets'>;

/** Gives a product the attributes that a program sends, with options by their names; inside a transaction. */
export async function saveSentAttributes(
  ctx: RequestContext,
  id: number,
  sent: Sent,
): Promise<ApiProductSaved> {
  const product = await lockParent(ctx.db, id);
  if (!product) return { ok: false, error: { code: 'gone' } };
  const before = await readProductAttributes(ctx, id);
  const posted = sent.attributes ? await postedFrom(ctx, before, sent.attributes) : postedAttributes(before);
  const wanted = await withPresets(ctx.db, posted, before, sent.presets);
  const read = readAttributes(wanted);
  if (!read.ok) return { ok: false, error: { code: 'attributes', problem: read.problem.code } };
  const seen = attributesSeen(before);
  if (JSON.stringify(read.attributes) === seen) return { ok: true, id };
  const saved = await saveAttributes(ctx, product, { attributes: read.attributes, seen });
  if (saved.ok) return { ok: true, id };
  const problem = saved.answer.kind === 'refused-attributes' ? saved.answer.problem.code : 'wrong';
  return { ok: false, error: { code: 'attributes', problem } };
}

type Posted = ReturnType<typeof postedAttributes>[number];
const same = (a: string, b: string) => a.trim().toLocaleLowerCase('it') === b.trim().toLocaleLowerCase('it');

async function postedFrom(
  ctx: RequestContext,
  before: readonly StoredAttribute[],
  sent: readonly SentAttribute[],
): Promise<readonly Posted[]> {
  const posted: Posted[] = [];
  for (const attribute of sent) {
    const { id, name, forVariations, options } = attribute;
    if (id > 0) {
      const termIds = await termsNamed(ctx, id, options);
      posted.push({ kind: 'shop', attributeId: id, termIds: [...termIds], forVariations, preset: null });
      continue;
    }
    const known = before.find((one) => one.isOwn && same(one.name, name));
    posted.push({
      kind: 'own',
      attributeId: known?.attributeId ?? null,
      name,
      translatedName: known?.translatedName ?? '',
      look: known?.look === 'label' || known?.look === 'color' ? known.look : 'select',
      options: options.map((option) => {
        const term = known?.terms.find((one) => same(one.name, option));
        return {
          termId: term?.id ?? null,
          name: option,
          translatedName: term?.translatedName ?? '',
          color: term?.color ?? null,
        };
      }),
      forVariations,
      preset: null,
    });
  }
  return posted;
}

/** The terms of an attribute by names or slugs; names that it has not are added to it. */
async function termsNamed(
  ctx: RequestContext,
  attributeId: number,
  names: readonly string[],
): Promise<readonly number[]> {
  const missing = missingIn(await termsOf(ctx.db, attributeId), names);
  if (missing.length > 0) {
    await addTerms(ctx, { attributeId, terms: missing.map((name) => ({ name, color: '' })) });
  }
  const terms = await termsOf(ctx.db, attributeId);
  return [...new Set(names.flatMap((name) => terms.find((term) => isNamed(term, name))?.id ?? []))];
}

type Term = { readonly id: number; readonly name: string; readonly slug: string };
const isNamed = (term: Pick<Term, 'name' | 'slug'>, name: string) =>
  same(term.name, name) || term.slug === name;
const missingIn = (terms: readonly Term[], names: readonly string[]) =>
  names.filter((name) => !terms.some((term) => isNamed(term, name)));

async function termsOf(db: Database, attributeId: number): Promise<readonly Term[]> {
  const { rows } = await sql<Term>`
    select id, name, slug from attribute_terms where attribute_id = ${attributeId} order by id`.execute(db);
  return rows;
}

/** Attributes with the options that are chosen at first: those that were sent, else those of before. */
async function withPresets(
  db: Database,
  posted: readonly Posted[],
  before: readonly StoredAttribute[],
  presets: readonly SentPreset[] | undefined,
): Promise<readonly Posted[]> {
  const found: Posted[] = [];
  for (const attribute of posted) {
    const known = before.find(({ attributeId }) => attributeId === attribute.attributeId);
    const terms = attribute.attributeId === null ? [] : await termsOf(db, attribute.attributeId);
    const options =
      attribute.kind === 'shop'
        ? attribute.termIds.map((id) => terms.find((term) => term.id === id) ?? { name: '', slug: '' })
        : attribute.options.map(({ name }) => ({ name, slug: '' }));
    const own = attribute.kind === 'own' ? attribute.name : (known?.name ?? '');
    const sent = presets?.find(({ id, name }) => (id > 0 ? id === attribute.attributeId : same(name, own)));
    const former = terms.find(({ id }) => id === known?.presetId)?.name;
    const wanted = presets ? sent?.option : former;
    const at = wanted === undefined ? -1 : options.findIndex((option) => isNamed(option, wanted));
    found.push({ ...attribute, preset: at < 0 ? null : at });
  }
  return found;
}
