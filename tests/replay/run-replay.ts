import { rm } from 'node:fs/promises';
import { createRecorder } from './answers/recorder.ts';
import { matrixRoutes } from './answers/routes-of.ts';
import { readGoods } from './requests/goods.ts';
import { stories } from './requests/stories.ts';
import { startReplayShop } from './shop/replay-shop.ts';
import { bringPeople } from './visitors/people.ts';

/** What a run has asked. */
export type Replayed = {
  readonly stories: ReadonlyMap<string, number>;
  /** by the kinds of the permission matrix */
  readonly requestsByKind: ReadonlyMap<string, number>;
  /** routes of the permission matrix that no request was for */
  readonly missing: readonly string[];
};

/** Sends every request of every story to a shop of its own and writes the answers into a folder, which is emptied first. */
export async function runReplay(folder: string): Promise<Replayed> {
  await rm(folder, { recursive: true, force: true });
  const shop = await startReplayShop();
  try {
    const recorder = createRecorder({ folder, port: shop.port, tick: shop.tick });
    const goods = await readGoods(shop.ask);
    const people = await bringPeople(recorder, shop);
    for (const [name, story] of Object.entries(stories)) {
      await recorder.begin(name);
      await story({ people, goods, shop, recorder });
    }
    const requestsByKind = new Map<string, number>();
    for (const [route, count] of recorder.routes) {
      const kind = route.slice(0, route.indexOf(' '));
      requestsByKind.set(kind, (requestsByKind.get(kind) ?? 0) + count);
    }
    const missing = matrixRoutes.map(({ name }) => name).filter((name) => !recorder.routes.has(name));
    return { stories: recorder.stories, requestsByKind, missing };
  } finally {
    await shop.close();
  }
}
