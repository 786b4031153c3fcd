import { flag } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';

/** What staff set of conversations. */
export const conversationSettings = {
  /** an e-mail to the shop for every new conversation, and for every message that follows a silence (CONV) */
  conversation_notify_shop: flag('conversations', true),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof conversationSettings> {}
}
