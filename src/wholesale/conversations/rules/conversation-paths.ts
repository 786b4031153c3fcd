/** The page of a customer's conversations (CONV-01). */
export const conversationsPath = '/my-account/conversation/';

/** The address of one conversation (wire 4.1). */
export const conversationPath = (id: number) => `${conversationsPath}?id=${id}`;

/** The address of a page of the list. */
export const conversationPagePath = (page: number) =>
  page > 1 ? `${conversationsPath}?page=${page}` : conversationsPath;

/** The address of a file that came with a quote request, readable by who sent it and by the shop alone (QUO-09). */
export const conversationFilePath = (fileId: number) => `${conversationsPath}files/${fileId}/`;

/** Where staff find a conversation. */
export const staffConversationPath = (id: number) => `/staff/conversations/${id}/`;
