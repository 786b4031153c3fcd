import { sql } from 'kysely';
import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import {
  askedOperations,
  type BulkActions,
  type BulkOperation,
  operand,
  segmentIds,
} from '../rules/bulk-form.ts';
import { isPercent } from '../rules/price-operations.ts';

type Names = ReadonlyMap<string, string>;

/** What bulk edits do, a sentence for each operation, in the language of the staff area. */
export async function actionsInWords(
  { db, settings }: Pick<RequestContext, 'db' | 'settings'>,
  all: readonly (BulkActions | null)[],
): Promise<readonly (readonly string[])[]> {
  const names = await namesOf(
    db,
    all.filter((one) => one !== null),
  );
  const locale = settings.interface_language;
  const write = writer(locale, names);
  return all.map((actions) =>
    actions === null ? [] : askedOperations(actions).map((operation) => write(operation, actions)),
  );
}

function writer(locale: 'it' | 'en', names: Names) {
  const { staffBulkEdit: words, staffProducts, productEditor } = staffMessagesFor(locale);
  const { inWords, fields } = words;
  const amount = (typed: string, operation: Parameters<typeof isPercent>[0]) => {
    const value = operand(typed, operation);
    return isPercent(operation)
      ? (value / 100).toLocaleString(locale)
      : formatEuro(toCents(Number.isNaN(value) ? 0 : value), locale);
  };
  const named = (kind: string, ids: readonly number[]) =>
    ids
      .map((id) => (id === 0 ? productEditor.guests : (names.get(`${kind} ${id}`) ?? `#${id}`)))
      .join(', ') || inWords.nothing;
  const one = (kind: string, id: number | null) => named(kind, id ? [id] : []);
  return (operation: BulkOperation, actions: BulkActions): string => {
    const field = (value: string) => inWords.field(fields[operation], value);
    const set = (how: keyof typeof inWords.set | null, kind: string, ids: readonly number[]) =>
      how === null ? '' : inWords.set[how](fields[operation], named(kind, ids));
    switch (operation) {
      case 'price':
        return actions.price === null
          ? ''
          : inWords.price[actions.price](amount(actions.priceValue, actions.price)) +
              inWords.rounding[actions.priceRounding];
      case 'sale':
        if (actions.sale === null || actions.sale === 'end') return inWords.sale.end();
        return (
          inWords.sale[actions.sale](amount(actions.saleValue, actions.sale)) +
          inWords.rounding[actions.saleRounding] +
          inWords.days(writtenDay(actions.saleFrom), writtenDay(actions.saleTo))
        );
      case 'stock':
        return actions.stock === null ? '' : inWords.stock[actions.stock](String(actions.pieces));
      case 'threshold':
        return field(String(actions.threshold));
      case 'backorders':
        return field(actions.backorders === null ? '' : productEditor.backorders[actions.backorders]);
      case 'status':
        return field(actions.status === null ? '' : staffProducts.states[actions.status]);
      case 'trash':
        return actions.trash === null ? '' : inWords.trash[actions.trash];
      case 'visibility':
        return field(actions.visibility === null ? '' : productEditor.visibilities[actions.visibility]);
      case 'featured':
      case 'reviews':
        return field(words.yesNo[actions[operation] ?? 'no']);
      case 'taxClass':
        return field(productEditor.taxClasses[actions.taxClass] ?? actions.taxClass);
      case 'categories':
        return set(actions.categories, 'category', actions.categoryIds);
      case 'tags':
        return set(actions.tags, 'tag', actions.tagIds);
      case 'attributes':
        return set(actions.attributes, 'term', actions.termIds);
      case 'hidden':
        return set(actions.hidden, 'group', segmentIds(actions.hiddenFor));
      case 'only':
        return set(actions.only, 'group', segmentIds(actions.onlyFor));
      case 'brand':
        return field(one('brand', actions.brand));
      case 'shippingClass':
        return field(one('class', actions.shippingClass));
      case 'searched':
        return inWords.searched(
          actions.searched === null ? '' : productEditor.fields[actions.searched],
          actions.find,
          actions.replace,
        );
    }
  };
}

async function namesOf(db: RequestContext['db'], all: readonly BulkActions[]): Promise<Names> {
  const ids = (pick: (actions: BulkActions) => readonly (number | null)[]): number[] => {
    const picked: readonly (number | null)[] = all.flatMap((actions) => [...pick(actions)]);
    return picked.filter((id) => id !== null);
  };
  const { rows } = await sql<{ key: string; name: string }>`
    select 'category ' || id as key, name from categories where id = any (${ids(({ categoryIds }) => categoryIds)}::int[])
    union all select 'tag ' || id, name from tags where id = any (${ids(({ tagIds }) => tagIds)}::int[])
    union all select 'brand ' || id, name from brands where id = any (${ids(({ brand }) => [brand])}::int[])
    union all select 'class ' || id, name from shipping_classes where id = any (${ids(({ shippingClass }) => [shippingClass])}::int[])
    union all select 'group ' || id, name from customer_groups
      where id = any (${ids(({ hiddenFor, onlyFor }) => segmentIds([...hiddenFor, ...onlyFor]))}::int[])
    union all select 'term ' || t.id, a.name || ': ' || t.name from attribute_terms t join attributes a on a.id = t.attribute_id
      where t.id = any (${ids(({ termIds }) => termIds)}::int[])`.execute(db);
  return new Map(rows.map(({ key, name }) => [key, name]));
}
