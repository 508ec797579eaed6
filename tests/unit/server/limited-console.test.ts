import { createLineLimit } from '@/lib/tools/line-limit';
import { limitedConsole } from '@/server/renderer/limited-console';

test('of 1,000 stacks five short texts are logged', () => {
  jest.useFakeTimers({ now: 1_000_000 });
  const lines: string[] = [];
  const console = limitedConsole((level, text) => lines.push(`${level} ${text}`));
  for (let at = 0; at < 1_000; at += 1) console.error(new Error('x'.repeat(3_000)));
  expect(lines).toHaveLength(5);
  expect(lines.every((line) => line.startsWith('warn Error: x') && line.length < 600)).toBe(true);
  jest.setSystemTime(1_002_000);
  console.log('later');
  expect(lines.slice(5)).toEqual(['warn 995 more texts were printed', 'info later']);
  jest.useRealTimers();
});

test('each second has room of its own, and says how much the one before lacked', () => {
  let now = 0;
  const omitted: number[] = [];
  const hasRoom = createLineLimit(
    2,
    (lines) => omitted.push(lines),
    () => now,
  );
  expect([hasRoom(), hasRoom(), hasRoom(), hasRoom()]).toEqual([true, true, false, false]);
  now = 1_000;
  expect(hasRoom()).toBe(true);
  expect(omitted).toEqual([2]);
});
