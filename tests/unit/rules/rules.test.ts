import { readdirSync, readFileSync } from 'node:fs';

import { RULES } from '@/lib/domain/rule';
import { latest, type DatedRule } from '@/lib/domain/rule/types';

const DAY = 86_400_000;
/** Days after its review day until an unread rule fails the tests. */
const GRACE = 30;

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const isDay = (day: string): boolean =>
  !Number.isNaN(at(day)) && new Date(at(day)).toISOString().slice(0, 10) === day;
const isOverdue = (rule: DatedRule<unknown>, now: number): boolean =>
  now > at(rule.reviewBy) + GRACE * DAY;

const lists = Object.entries(RULES);

test('every list of rules is watched', () => {
  const exported = readdirSync('lib/domain/rule').flatMap((file) =>
    [
      ...readFileSync(`lib/domain/rule/${file}`, 'utf8').matchAll(
        /const (\w+): readonly DatedRule</g,
      ),
    ].map(([, name]) => name),
  );
  expect(Object.keys(RULES).toSorted()).toEqual(exported.toSorted());
});

test.each(lists)('%s: each rule has its days, a source and a review to come', (_, rules) => {
  expect(rules.length).toBeGreaterThan(0);
  for (const { from, until, seenTo, source, reviewedOn, reviewBy } of rules) {
    const days = [from, until ?? from, seenTo ?? from, reviewedOn, reviewBy];
    for (const day of days) expect(isDay(day)).toBe(true);
    if (seenTo) expect(from <= seenTo && seenTo < reviewedOn).toBe(true);
    expect(source.name).not.toBe('');
    expect(source.href).toMatch(/^https:/);
    expect(reviewedOn < reviewBy).toBe(true);
    expect(at(reviewBy) - at(reviewedOn)).toBeLessThanOrEqual(366 * DAY);
  }
});

test.each(lists)('%s: neither gap nor overlap between one rule and the next', (_, rules) => {
  rules.forEach(({ from, until }, index) => {
    const next = rules[index + 1];
    if (until) expect(from <= until).toBe(true);
    if (next) expect(at(next.from) - at(until ?? '')).toBe(DAY);
  });
});

test.each(lists)('%s: has been looked up within thirty days of its review day', (_, rules) => {
  expect(isOverdue(latest(rules), Date.now())).toBe(false);
});

test('a rule is overdue thirty days after its review day, and not before', () => {
  const rule = latest(RULES.TAX_YEARS ?? []);
  expect(isOverdue(rule, at(rule.reviewBy) + GRACE * DAY)).toBe(false);
  expect(isOverdue(rule, at(rule.reviewBy) + GRACE * DAY + 1)).toBe(true);
  expect(() => latest([])).toThrow(RangeError);
});
