import type { ClientBase } from 'pg';
import { demoToday } from '../composing/demo-today.ts';
import { shopAnswers, waitingReviews } from '../composing/review-talk.data.ts';

const answerDelay = '1 day';

/** Answers of the shop under some reviews, above all the bad ones, and a few reviews that wait for approval. */
export async function writeReviewTalk(client: ClientBase): Promise<void> {
  await client.query(
    `update reviews r set answer = a.answers[1 + r.id % array_length(a.answers, 1)],
       answered_at = least(r.created_at + interval '${answerDelay}', $2::timestamptz)
     from (select key::int as rating, array(select jsonb_array_elements_text(value)) as answers from jsonb_each($1::jsonb)) a
     where a.rating = r.rating and (r.rating <= 2 or r.id % 9 = 0)`,
    [JSON.stringify(shopAnswers), demoToday],
  );
  // Those that wait are about what sells best: there a shop has most to read.
  await client.query(
    `insert into reviews (id, product_id, author_name, author_email, rating, body, status, created_at) overriding system value
     select (select coalesce(max(id), 0) from reviews) + row_number() over (order by w.rank), p.id, w.author, w.email, w.rating, w.body, 'pending', $2::timestamptz - w.hours * interval '1 hour'
     from jsonb_to_recordset($1::jsonb) as w (rank int, author text, email text, rating int, body text, hours int)
     join (select id, row_number() over (order by total_sales desc, id) as rank from products
           where type = 'simple' and status = 'published' order by total_sales desc, id limit 50) p on p.rank = w.rank`,
    [JSON.stringify(waitingReviews), demoToday],
  );
}
