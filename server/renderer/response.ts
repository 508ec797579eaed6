/** A response of Next.js, with what the code below the page noted while it was rendered. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';

import { RENDERING_NOTES, type RenderingNote } from '@/lib/observability/rendering-notes';
import { BUSY_HEADER, LACKS_DATA_HEADER, OWN_STATUS_HEADER } from '@/lib/tools/renderer-protocol';

/** The response that is being made in this asynchronous context. */
const current = new AsyncLocalStorage<NotedResponse>();

subscribe(RENDERING_NOTES, (note) => current.getStore()?.note(note as RenderingNote));

/**
 * Tells the front what was noted: in headers as far as it is known before the body begins, and in
 * trailers. Node.js takes such a class as an option of its server.
 */
export class NotedResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  private readonly begun = performance.eventLoopUtilization();
  private lacksData = false;
  private notedStatus: number | null = null;

  note({ lacksData, status, lastModified }: RenderingNote): void {
    this.lacksData ||= lacksData === true;
    if (lastModified !== undefined && !this.headersSent) {
      this.setHeader('Last-Modified', lastModified);
    }
    this.notedStatus = status ?? this.notedStatus;
  }

  /** Runs what makes this response; what is noted meanwhile is noted of it. */
  make<T>(work: () => T): T {
    return current.run(this, work);
  }

  private notes(): Record<string, string> {
    const { active } = performance.eventLoopUtilization(this.begun);
    return {
      [BUSY_HEADER]: active.toFixed(1),
      ...(this.lacksData ? { [LACKS_DATA_HEADER]: '1' } : {}),
      ...(this.notedStatus === null ? {} : { [OWN_STATUS_HEADER]: String(this.notedStatus) }),
    };
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    Object.entries(this.notes()).forEach(([name, value]) => this.setHeader(name, value));
    return super.writeHead(this.notedStatus ?? status, ...(rest as []));
  }

  override end(...rest: unknown[]): this {
    this.addTrailers(this.notes());
    return super.end(...(rest as []));
  }
}
