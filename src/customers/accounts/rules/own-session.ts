import type { DeviceName } from './device-name.ts';

/** One place where somebody is logged in. */
export type OwnSession = {
  readonly id: number;
  readonly device: DeviceName;
  readonly isCurrent: boolean;
  /** ISO 8601 */
  readonly since: string;
  /** ISO 8601; to ten minutes */
  readonly lastSeenAt: string;
};
