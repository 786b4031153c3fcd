import { type FileChoice, fileChoices } from '#foundation/private-files/rules/sent-file.ts';
import { flag, oneOf, wholeNumber } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';

/** What staff set of conversations. */
export const conversationSettings = {
  /** an e-mail to the shop for every new conversation, and for every message that follows a silence (CONV) */
  conversation_notify_shop: flag('conversations', true),
  /** files of messages and quote requests: largest size in megabytes, and which kinds are taken (QUO-09) */
  quote_file_megabytes: wholeNumber('conversations', 5, 20),
  quote_file_types: oneOf<FileChoice>('conversations', fileChoices, 'pdf-and-pictures'),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof conversationSettings> {}
}
