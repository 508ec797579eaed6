import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';

import { StoreCodes } from '@/components/pages/HomePage/HomePage';
import { firm } from '@/lib/content/firm';
import { appStores } from '@/lib/content/app-stores';
import { qrCodeSvg } from '@/scripts/drawings/qr-code';

/** Reads the modules of the code from the runs of its SVG path. */
function modulesOf(svg: string): boolean[][] {
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const size = Number(drawing.getAttribute('viewBox')?.split(' ')[2]);
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const path = drawing.querySelectorAll('path')[1]?.getAttribute('d') ?? '';
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  return rows;
}

test.each(appStores)('the $store has its code next to its name', ({ store, address, code }) => {
  render(<StoreCodes />);
  const name = `QR code of ${firm.app.name} in the ${store}: ${address}`;
  expect(screen.getByRole('img', { name })).toHaveAttribute('src', code);
});

test.each(appStores)('the code of the $store is whole, with quiet about it', ({ address }) => {
  const modules = modulesOf(qrCodeSvg(address));
  expect(modules).toEqual(encode(address, { ecc: 'M', border: 4 }).data);
  const isEmpty = (row: readonly boolean[] | undefined) => row?.every((dark) => !dark);
  expect([...modules.slice(0, 4), ...modules.slice(-4)].every(isEmpty)).toBe(true);
  expect(isEmpty(modules[4])).toBe(false);
});
