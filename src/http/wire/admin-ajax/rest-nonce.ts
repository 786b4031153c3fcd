import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { ajaxText } from '../ajax-reply.ts';

/** A new nonce for REST calls, as bare text (REST-04). */
export async function restNonce(_request: Request, toolbox: Toolbox): Promise<Response> {
  return ajaxText(toolbox.nonces.make('wp_rest'));
}
