import type { ClientBase } from 'pg';
import { storedContent } from '#site/content/rules/blocks/page-content.ts';
import { homePageId } from '#site/content/rules/blocks/page-ids.ts';
import { startingHomeWith } from '#site/content/rules/blocks/starting-home.data.ts';
import { demoToday } from '../composing/demo-today.ts';
import { demoHome } from './demo-home.data.ts';

/** Writes the home page, of a shop without demo data the one that any shop begins with. */
export async function writeHome(client: ClientBase, hero: number, withDemoData: boolean): Promise<void> {
  const home = withDemoData ? demoHome(hero) : startingHomeWith(hero);
  await client.query({
    text: `insert into page_blocks (page_id, published, saved_at, saved_by_name, picture_ids)
      values ($1, $2::jsonb, $3, '', array[$4::int])`,
    values: [homePageId, JSON.stringify(storedContent(home)), demoToday.toISOString(), hero],
  });
}
