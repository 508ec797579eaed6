import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';

import { StoreCodes } from '@/components/sections/StoreCodes';
import { firm } from '@/lib/content/firm';

/** Reads the modules back out of the runs of the drawn path. */
function modulesOf(code: SVGElement): boolean[][] {
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2]);
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const path = code.querySelectorAll('path')[1]?.getAttribute('d') ?? '';
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  return rows;
}

test.each([
  ['Play Store', firm.app.androidStore],
  ['App Store', firm.app.appleStore],
])('the %s has its code, whole and with four modules of quiet about it', (store, address) => {
  render(<StoreCodes />);
  const code = screen.getByRole('img', {
    name: `QR code of ${firm.app.name} in the ${store}: ${address}`,
  }) as unknown as SVGElement;
  const modules = modulesOf(code);
  expect(modules).toEqual(encode(address, { ecc: 'M', border: 4 }).data);
  const isEmpty = (row: readonly boolean[] | undefined) => row?.every((dark) => !dark);
  expect([...modules.slice(0, 4), ...modules.slice(-4)].every(isEmpty)).toBe(true);
  expect(isEmpty(modules[4])).toBe(false);
});
