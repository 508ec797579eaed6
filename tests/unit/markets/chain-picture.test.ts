import { chainPicture } from '@/lib/domain/contract/chain-picture';

const side = (openInterest: number | null) => ({
  openInterest,
  openInterestChange: null,
  volume: null,
  close: null,
});
const chain = (
  close: number | null,
  ...open: (readonly [number, number | null, number | null])[]
) => ({
  close,
  rows: open.map(([strike, call, put]) => ({ strike, call: side(call), put: side(put) })),
});

test('calls stand on the line and puts hang from it, to one scale', () => {
  const picture = chainPicture(chain(null, [100, 30, 10], [110, null, 5]));
  expect(picture).toMatchObject({
    base: 75,
    viewBox: '0 0 20 1000',
    close: null,
    calls: 'M1 750v-750h8v750z',
    puts: 'M1 750v250h8v-250zM11 750v125h8v-125z',
  });
  expect(picture?.strikes.map(({ x }) => x)).toEqual([25, 75]);
});

test('nothing is drawn where no option is open', () => {
  expect(chainPicture(chain(105, [100, 0, null]))).toBeNull();
  expect(chainPicture(chain(105))).toBeNull();
});

test.each([
  [105, 50],
  [100, 25],
  [110, 75],
  [107.5, 62.5],
  [99, null],
  [111, null],
])('a close of %d lies at %d per cent of the width', (close, place) => {
  expect(chainPicture(chain(close, [100, 1, 1], [110, 1, 1]))?.close).toBe(place);
});

test('a close at the only strike lies in the middle', () => {
  expect(chainPicture(chain(100, [100, 1, 1]))?.close).toBe(50);
});
