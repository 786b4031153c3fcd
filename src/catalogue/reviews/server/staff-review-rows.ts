import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { ReviewStatus } from '../rules/review-status.ts';
import type { StaffReviewRow } from '../rules/staff-review.ts';

/** The columns of reviews that staff see, with the product that each is about. */
export function selectStaffReviews(db: Database) {
  return db
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select(['r.id', 'r.status', 'r.author_name', 'r.author_email', 'r.rating', 'r.body', 'r.verified'])
    .select(['r.created_at', 'p.name', 'p.slug', sql<boolean>`r.answer is not null`.as('answered')]);
}

type Row = {
  id: number;
  status: ReviewStatus;
  author_name: string;
  author_email: string;
  rating: number | null;
  body: string;
  verified: boolean;
  created_at: Date;
  name: string;
  slug: string | null;
  answered: boolean;
};

export function staffReviewOf(row: Row): StaffReviewRow {
  return {
    id: row.id,
    status: row.status,
    author: row.author_name,
    email: row.author_email,
    rating: row.rating,
    body: row.body,
    verified: row.verified,
    answered: row.answered,
    product: { name: row.name, slug: row.slug ?? '' },
    createdAt: row.created_at.toISOString(),
  };
}
