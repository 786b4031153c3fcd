import { emailDefinitions } from '#site/email-texts/rules/email-texts.ts';
import type { Story } from './story.ts';

/** Emails of every kind as the log of emails shows them, and as whoever gets them sees them. */
export const emails: Story = async ({ people, shop }) => {
  const found = await shop.ask<{ id: number }>(
    `select id from (select id, row_number() over (partition by kind, occasion order by id) as place from outbox) o
     where place <= 4 order by id`,
  );
  for (const { id } of found) {
    await people.administrator.get(`/staff/post-box/${id}/`);
    await people.administrator.get(`/staff/post-box/${id}/html/`);
  }
  const [first] = found;
  for (const visitor of [people.clerk, people.guest, people.customer]) {
    await visitor.get(`/staff/post-box/${first?.id}/html/`);
  }
  await people.administrator.get('/staff/post-box/999999/');
  await people.administrator.get('/staff/emails/?about=return');
  for (const { id } of emailDefinitions) {
    for (const locale of ['it', 'en']) {
      await people.administrator.get(`/staff/emails/${id}/${locale}/`);
      await people.administrator.get(`/staff/emails/${id}/${locale}/preview/`);
    }
  }
};
