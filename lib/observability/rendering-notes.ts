/**
 * Notes that the code of a page sends to the process that renders it, over a named channel of
 * Node.js: https://nodejs.org/api/diagnostics_channel.html. A note arrives at once, within the
 * asynchronous context of the rendering.
 */
import { channel } from 'node:diagnostics_channel';

export const RENDERING_NOTES = 'site.rendering';

export interface RenderingNote {
  /** The rendering lacks data that its source is expected to have again. */
  readonly lacksData?: true;
  /** The status of the response, where Next.js has no way to set it. */
  readonly status?: number;
  /** The moment of what the page shows, as an HTTP date. */
  readonly lastModified?: string;
}

const notes = channel(RENDERING_NOTES);

/** Sends a note to the current rendering; without one, nothing happens. */
export const noteRendering = (note: RenderingNote): void => notes.publish(note);
