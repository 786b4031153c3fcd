import { z } from 'zod';

export const readLine = z.string();
