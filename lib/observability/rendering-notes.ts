/**
 * What the code below a page tells the process that renders it, over a channel of Node.js that both
 * know by its name: https://nodejs.org/api/diagnostics_channel.html. It arrives at once, within the
 * asynchronous context of the rendering.
 */
import { channel } from 'node:diagnostics_channel';

export const RENDERING_NOTES = 'site.rendering';

export interface RenderingNote {
  /** The rendering goes without data that its source is expected to have again. */
  readonly lacksData?: true;
  /** The status of the response, where Next.js can't be told one. */
  readonly status?: number;
}

const notes = channel(RENDERING_NOTES);

/** Tells the rendering under way; nothing happens outside of one. */
export const noteRendering = (note: RenderingNote): void => notes.publish(note);
