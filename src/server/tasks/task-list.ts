import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { countSales } from '#shop/orders/server/count-sales.ts';
import { type Post, sendLetter } from './send-letter.ts';

const id = z.int().positive();

/** The shop's jobs by the names that they are added with; one that throws is tried again later. */
export function taskList(post: Post): TaskList {
  return {
    async 'send-mail'(payload) {
      await sendLetter(post, z.object({ outboxId: id }).parse(payload).outboxId);
    },
    async 'count-sales'(payload) {
      await countSales(post.db, z.object({ orderId: id }).parse(payload).orderId);
    },
  };
}
