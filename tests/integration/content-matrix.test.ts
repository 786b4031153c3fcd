import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { everyRoute } from './permissions/every-route.ts';
import { fillWithPrivateContents, type PrivateShop } from './permissions/private-contents.ts';
import { hasRights, type Visitor, visitors, welcomeVisitors } from './permissions/visitors.ts';
import { type PrivateContent, type Readers, whoSees } from './permissions/who-sees.data.ts';

const contents = Object.keys(whoSees) as PrivateContent[];
const pages = everyRoute.filter(({ kind }) => kind === 'page');

const mayRead = (visitor: Visitor, { rights, owner }: Readers) =>
  visitor.name === owner || rights.some((together) => hasRights(visitor, together));

describe.skipIf(!pagesAreBuilt())(
  `${contents.length} private contents, ${pages.length} pages, ${visitors.length} kinds of visitors`,
  () => {
    let shop: TestShop;
    let filled: PrivateShop;
    let presentAs: Awaited<ReturnType<typeof welcomeVisitors>>;

    beforeAll(async () => {
      shop = await aShop();
      presentAs = await welcomeVisitors(shop);
      filled = await fillWithPrivateContents(shop, {
        customer: presentAs({ name: 'a private customer' }),
        business: presentAs({ name: 'a business' }),
      });
    });
    afterAll(() => shop.close());

    test.each(visitors.map((visitor) => [visitor.name, visitor] as const))(
      '%s finds on all pages together what is meant to be seen, and nothing else',
      async (_name, visitor) => {
        const { browser } = presentAs(visitor);
        const seen = new Map<PrivateContent, string>();
        for (const path of pages.flatMap((route) => filled.pathsOf(route))) {
          const shown = await (await browser.get(path)).text();
          for (const content of contents) {
            const mark = filled.marks[content];
            const isThere = typeof mark === 'string' ? shown.includes(mark) : mark.test(shown);
            if (isThere && !seen.has(content)) seen.set(content, path);
          }
        }
        const meant = contents.filter((content) => mayRead(visitor, whoSees[content]));
        // A content that was seen without permission is reported with its page.
        const wrong = [...seen].filter(([content]) => !meant.includes(content));
        expect(Object.fromEntries(wrong)).toEqual({});
        expect(meant.filter((content) => !seen.has(content))).toEqual([]);
      },
      120_000,
    );
  },
);
