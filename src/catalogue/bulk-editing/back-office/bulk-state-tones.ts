import type { BadgeTone } from '#kit/ui/display/badge.tsx';
import type { BulkState } from '../rules/bulk-edit.ts';

export const bulkStateTones: Readonly<Record<BulkState, BadgeTone>> = {
  draft: 'plain',
  running: 'amber',
  stopped: 'plain',
  done: 'green',
  undoing: 'amber',
  undone: 'plain',
};
