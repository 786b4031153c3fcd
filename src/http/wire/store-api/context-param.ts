import { z } from 'zod';
import { choice } from '../lenient/scalars.ts';

/** `context`, which every question takes (wire 1.0). */
export const contextParam = choice(['view', 'edit']).meta({
  description: 'Makes no difference; both are accepted.',
  default: 'view',
});

/** The query of what is asked for by its address alone. */
export const contextOnly = z.object({ context: contextParam }).partial();
