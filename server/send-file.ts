/** Answers with a file of the site. It passes no lane, since it costs no rendering. */
import type { PageStore } from './page-store';
import { fileResponse, type Rendering } from './render';
import { onGone, type RequestContext } from './request-context';
import { sendFresh, sendStored } from './send-stored';

export function createFileSender(rendering: Rendering, store: PageStore) {
  return async (context: RequestContext): Promise<void> => {
    const { path, visitor } = context;
    const fresh = store.get(path);
    if (fresh) {
      await sendFresh(context, fresh);
      return;
    }
    const { response, cache } = await store.load(
      path,
      visitor,
      (_signal, lastGood) => fileResponse(rendering, path, lastGood),
      (gone) => onGone(context, gone),
    );
    context.cache = cache;
    await sendStored(context, response);
  };
}
