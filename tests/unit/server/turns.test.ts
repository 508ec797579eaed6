import { MOST_UNDER_WAY, takeTurn, type Turn, waitForSame } from '@/server/request/turns';

const taken: Turn[] = [];
const take = (key: string | null): Turn | null => {
  const turn = takeTurn(key);
  if (turn) taken.push(turn);
  return turn;
};
afterEach(() => taken.splice(0).forEach((turn) => turn.end()));

test('whoever wants the same waits until it is made, once', async () => {
  const turn = take('/');
  let isMade = false;
  const waiting = waitForSame('/').then((hasWaited) => {
    expect(isMade).toBe(true);
    return hasWaited;
  });
  expect(await waitForSame('/other')).toBe(false);
  isMade = true;
  turn?.made(true);
  expect(await waiting).toBe(true);
  expect(await waitForSame('/')).toBe(false);
});

test('nobody waits for what is each visitor’s own', async () => {
  take('/search?q=a')?.made(false);
  take('/search?q=a');
  expect(await waitForSame('/search?q=a')).toBe(false);
});

test('one who leaves without an answer keeps nobody waiting', async () => {
  const turn = take('/left');
  const waiting = waitForSame('/left');
  turn?.end();
  expect(await waiting).toBe(true);
});

test('the places are numbered, and each is given back once', () => {
  for (let at = 0; at < MOST_UNDER_WAY; at += 1) expect(take(null)).not.toBeNull();
  expect(take(null)).toBeNull();
  taken[0]?.end();
  taken[0]?.end();
  expect(take(null)).not.toBeNull();
  expect(take(null)).toBeNull();
});
