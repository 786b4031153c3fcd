import type { PartKind } from '../parts/part-kind.ts';
import type { DemoReview } from './demo-product.ts';
import { demoToday } from './demo-today.ts';
import type { Random } from './random.ts';
import { closings, complaints, firstNames, openings, praise } from './review-phrases.data.ts';
import { slugify } from './slugify.ts';

const initials = [...'ABCDFGLMPRSTVZ'];

function drawRating(random: Random): 1 | 2 | 3 | 4 | 5 {
  const luck = random.next();
  if (luck < 0.58) return 5;
  if (luck < 0.87) return 4;
  if (luck < 0.94) return 3;
  return luck < 0.98 ? 2 : 1;
}

function writeBody(use: PartKind['use'], rating: 1 | 2 | 3 | 4 | 5, random: Random): string {
  const sentences = [random.pick(openings[rating])];
  if (rating >= 4) sentences.push(...random.some(praise[use], random.whole(1, 2)));
  else sentences.push(random.pick(complaints[use]));
  if (rating === 3) sentences.push(random.pick(praise[use]));
  if (random.chance(0.6)) sentences.push(random.pick(closings[rating >= 3 ? 'good' : 'bad']));
  return sentences.join(' ');
}

/** The reviews of a product: none for seven in ten, mostly 4 and 5 stars for the others. */
export function composeReviews(use: PartKind['use'], publishedAt: Date, random: Random): DemoReview[] {
  if (!random.chance(0.3)) return [];
  const count = 1 + Math.floor(9 * random.next() ** 2.5);
  const span = demoToday.getTime() - publishedAt.getTime();
  return Array.from({ length: count }, () => {
    const rating = drawRating(random);
    const first = random.pick(firstNames);
    const initial = random.pick(initials);
    return {
      author: `${first} ${initial}.`,
      email: `${slugify(first)}.${initial.toLowerCase()}@recensioni.example`,
      rating,
      body: writeBody(use, rating, random),
      verified: random.chance(0.7),
      writtenAt: new Date(publishedAt.getTime() + Math.floor((span * random.next()) / 1000) * 1000),
    };
  });
}
