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

/** Every form that is posted from a page of the account or of the staff area: as it stands, filled in, and by each of its buttons. */
export const everyForm: Story = async ({ people, shop }) => {
  const seen = new Set<string>();
  for (const [visitor, area] of [
    [people.company, '/my-account/'],
    [people.agent, '/my-account/'],
    [people.clerk, '/staff/'],
    [people.administrator, '/staff/'],
  ] as const) {
    const later: Found[] = [];
    for (const { kind, address } of matrixRoutes) {
      if (kind !== 'page' || !address.startsWith(area)) continue;
      const example = await exampleOf(shop.ask, address);
      const pages = address.endsWith(':id/') ? [example, address.replace(':id', 'new')] : [example];
      for (const page of pages) {
        const { text, header } = await visitor.get(page);
        if (!header('content-type').startsWith('text/html')) continue;
        for (const form of formsOnPage(text).filter(({ method }) => method === 'post')) {
          for (const button of form.buttons) {
            const found = { page, form, button };
            const known = `${visitor.name} ${signature(page === example ? address : page, found)}`;
            if (seen.has(known)) continue;
            seen.add(known);
            if (
              takesAway.test(button?.[1] ?? '') ||
              takesAway.test(form.fields.find(([name]) => name === 'deed' || name === 'what')?.[1] ?? '')
            ) {
              later.push(found);
              continue;
            }
            await sendAndFollow(visitor, found);
            const empty = form.fields.filter(([name, value]) => form.typed.has(name) && value === '');
            if (empty.length > 0)
              await sendAndFollow(
                visitor,
                found,
                Object.fromEntries(empty.map(([name]) => [name, written(name)])),
              );
          }
        }
      }
    }
    for (const found of later) await sendAndFollow(visitor, found);
  }
};
