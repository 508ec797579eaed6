import { palette } from '../palette';
import { Sheet } from '../sheet';

import { awarenessDay } from './awareness-day';
import { branchOpening } from './branch-opening';
import { SCENE } from './figures';
import { muhuratEvening } from './muhurat-evening';
import { partnerMeet } from './partner-meet';
import { saplings } from './saplings';

interface Album {
  readonly ground: string;
  readonly scenes: readonly ((sheet: Sheet) => void)[];
}

const albums: Readonly<Record<string, Album>> = {
  'investor-awareness-day': { ground: palette.soft, scenes: awarenessDay },
  'branch-opening': { ground: palette.tint, scenes: branchOpening },
  'partner-meet': { ground: palette.soft, scenes: partnerMeet },
  'saplings-on-a-saturday': { ground: palette.tint, scenes: saplings },
  'muhurat-evening': { ground: palette.tint, scenes: muhuratEvening },
};

/**
 * A drawn scene of a sample event, 1200×800, of a path such as `gallery/{album}/{n}.svg`.
 * @returns `null` for a path that has no drawing
 */
export function drawScene(path: string, title: string): Buffer | null {
  const [, name = '', number] = /^gallery\/([a-z-]+)\/(\d+)\.svg$/.exec(path) ?? [];
  const album = albums[name];
  const scene = album?.scenes[Number(number) - 1];
  if (!album || !scene) return null;
  const sheet = new Sheet(SCENE, title, album.ground);
  scene(sheet);
  return sheet.toBuffer();
}
