import { matrixRoutes } from '../answers/routes-of.ts';
import { formsOnPage, type PageForm } from '../visitors/forms-on-page.ts';
import type { Visitor } from '../visitors/visitor.ts';
import { exampleOf } from './every-route.ts';
import { filled, type Story, sendForm } from './story.ts';

// What takes something away that later forms need is sent when all others have been.
const takesAway = /remove|delete|block|withdraw|reject|reset|cancel|log-?out|end|leave/i;

type Found = {
  readonly page: string;
  readonly form: PageForm;
  readonly button: readonly [string, string] | null;
};

/** What is written into a field that was left empty. */
function written(name: string): string {
  if (/mail/.test(name)) return 'prova@example.com';
  if (/date|from|until|_to$/.test(name)) return '24/12/2026';
  return '12';
}

const signature = (pattern: string, { form, button }: Found) =>
  [
    pattern,
    form.action.replace(/\d+/g, 'N'),
    ...new Set(form.fields.map(([name]) => name.replace(/\d+/g, 'N'))),
    button?.[0],
    button?.[1].replace(/\d+/g, 'N'),
  ].join(' ');

/** Sends a form, and looks at the page that it leads to. */
async function sendAndFollow(visitor: Visitor, { page, form, button }: Found, given = {}): Promise<void> {
  const answer = await sendForm(visitor, page, form, filled(form, given, button));
  const to = answer.header('location').replace('http://localhost', '');
  if (to.startsWith('/')) await visitor.get(to);
}

/** Sends a form as it stands and, where something was left empty in it, filled in. */
async function sendBothWays(visitor: Visitor, found: Found): Promise<void> {
  await sendAndFollow(visitor, found);
  const { fields, typed } = found.form;
  const empty = fields.filter(([name, value]) => typed.has(name) && value === '');
  if (empty.length === 0) return;
  await sendAndFollow(visitor, found, Object.fromEntries(empty.map(([name]) => [name, written(name)])));
}

const stepOf = ({ form, button }: Found): string =>
  button?.[1] ?? form.fields.find(([name]) => name === 'action' || name === 'what')?.[1] ?? '';

/** The forms that are posted from a page, by each of their buttons. */
function postedFrom(page: string, text: string): readonly Found[] {
  const posted = formsOnPage(text).filter(({ method }) => method === 'post');
  return posted.flatMap((form) => form.buttons.map((button) => ({ page, form, button })));
}

const leaves = ({ form }: Found) => form.fields.some(([name]) => name.includes('logout'));

/** Every form that is posted from a page of the account or of the staff area: as it stands, filled in, and by each of its buttons. */
export const everyForm: Story = async ({ people, shop }) => {
  const { company, agent, clerk, administrator } = people;
  const areas = [
    [company, '/my-account/'],
    [agent, '/my-account/'],
    [clerk, '/staff/'],
    [administrator, '/staff/'],
  ] as const;
  for (const [visitor, area] of areas) {
    const seen = new Set<string>();
    const later: Found[] = [];
    const last: Found[] = [];
    for (const { kind, address } of matrixRoutes) {
      if (kind !== 'page' || !address.startsWith(area)) continue;
      const example = await exampleOf(shop.ask, address);
      const pages = address.endsWith(':id/') ? [example, address.replace(':id', 'new')] : [example];
      for (const page of pages) {
        for (const found of postedFrom(page, (await visitor.get(page)).text)) {
          const known = signature(page === example ? address : page, found);
          if (seen.has(known)) continue;
          seen.add(known);
          if (leaves(found)) {
            if (last.length === 0) last.push(found);
          } else if (takesAway.test(stepOf(found))) later.push(found);
          else await sendBothWays(visitor, found);
        }
      }
    }
    for (const found of [...later, ...last]) await sendAndFollow(visitor, found);
  }
};
