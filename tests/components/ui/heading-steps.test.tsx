import { stepsOf } from '@/components/ui/heading-steps';

test.each([
  ['40 mutual funds', 0],
  ['5 funds of 3 fund houses rose in a day', 1],
  ['Tata Consultancy Services rose the most, by 5.14% (sample)', 2],
  [['Large cap fund', ': others by name'], 0],
  [['Balanced advantage or dynamic asset allocation fund', ': others by name'], 2],
])('%s is set smaller by %d steps on a phone', (heading, steps) => {
  expect(stepsOf(heading)).toBe(steps);
});
