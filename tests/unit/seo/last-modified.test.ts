import { subscribe, unsubscribe } from 'node:diagnostics_channel';

import { RENDERING_NOTES } from '@/lib/observability/rendering-notes';
import { noteModified } from '@/lib/pages/seo/note-modified';

const notes: unknown[] = [];
const note = (given: unknown) => {
  notes.push(given);
};

beforeEach(() => {
  notes.length = 0;
  subscribe(RENDERING_NOTES, note);
});
afterEach(() => {
  unsubscribe(RENDERING_NOTES, note);
});

test.each([
  ['2026-08-21', 'Thu, 20 Aug 2026 18:30:00 GMT'],
  ['2026-08-21T10:00:00.000Z', 'Fri, 21 Aug 2026 10:00:00 GMT'],
])('%s is a last modification in the format of HTTP', (date, lastModified) => {
  noteModified(date);
  expect(notes).toEqual([{ lastModified }]);
});

test.each([null, undefined, 'never', '2999-01-01'])('%s is none', (date) => {
  noteModified(date);
  expect(notes).toEqual([]);
});
