import { BOUNDED_RETURNS, ILLUSTRATION } from '@/lib/content/calculators/common';
import type { CalculatorCopy, CopyWithSlots } from '@/lib/content/calculators/types';
import { parseState, type Quantity } from '@/lib/domain/calculator';
import { quantityText, spokenText } from '@/lib/domain/calculator/quantity-text';
import { chargeTexts } from '@/lib/domain/charge/texts';
import { savingsTexts } from '@/lib/domain/rule/savings-rates';
import { ruleTexts } from '@/lib/domain/rule/texts';
import { fillAll, fillSlots, textOfPath } from '@/lib/tools/slots';
import { indianClock } from '@/lib/tools/time';

import type { CalculatorEntry } from './entry';
import { sourcesOf } from './sources';

/** The result for a query as its page shows it, and in words. */
function resultAt({ calculator }: CalculatorEntry['view'], query: string, id: string) {
  const { isValid, values } = parseState(calculator, new URLSearchParams(query));
  if (!isValid) throw new RangeError(`An example of the copy has a wrong input: ${query}`);
  const figure = calculator.results(values).find((one) => one.id === id);
  if (!figure) throw new RangeError(`An example of the copy has no result ${id}: ${query}`);
  const { value, shown, unit } = figure;
  return { text: quantityText({ value: shown, unit }), words: spokenText({ value, unit }) };
}

function figureText(figure: Quantity | undefined, slot: string): string {
  if (!figure) throw new RangeError(`There is no figure {${slot}}`);
  return quantityText(figure);
}

/**
 * The values of a copy's slots; see `CopyWithSlots`.
 * @throws RangeError for a slot without a value
 */
function slotsOf(
  { view, figures, savingsRate: rate }: CalculatorEntry,
  worked: string,
  today: string,
): (slot: string) => string {
  const named = figures?.(rate?.value) ?? {};
  const savings = rate ? savingsTexts(rate, today) : {};
  return (slot) => {
    const [, kind, path = ''] = /^(rule|charge|figure|savings):(.+)$/.exec(slot) ?? [];
    if (kind === 'rule') return textOfPath(ruleTexts, path);
    if (kind === 'charge') return textOfPath(chargeTexts, path);
    if (kind === 'savings') return textOfPath(savings, path);
    if (kind === 'figure') return figureText(named[path], slot);
    const [result = '', inWords] = slot.split(/ (?=in words$)/);
    const [id = '', query = worked] = result.split(/@(.*)/);
    const { text, words } = resultAt(view, query.startsWith('&') ? worked + query : query, id);
    return inWords ? words : text;
  };
}

async function fill(record: CalculatorEntry, today: string): Promise<CalculatorCopy> {
  const { copy } = (await import(`@/lib/content/calculators/${record.slug}`)) as {
    copy: CopyWithSlots;
  };
  const { returnsAreBounded, counts, sources, ...texts } = copy;
  const whole: CalculatorCopy = {
    ...texts,
    counts: [...counts, ...(returnsAreBounded ? [BOUNDED_RETURNS] : []), ILLUSTRATION],
    sources: sources?.flatMap((source) => sourcesOf(source, record.savingsRate, today)),
  };
  const worked = fillSlots(copy.worked.query, slotsOf(record, '', today));
  return fillAll(whole, slotsOf(record, worked, today));
}

interface Loaded {
  readonly today: string;
  readonly copy: Promise<CalculatorCopy>;
}

const loaded = new WeakMap<CalculatorEntry, Loaded>();

/**
 * The copy of a calculator's page with its slots filled, cached for a day, since some sentences
 * about a rate depend on the day. Server only: browsers get it as HTML.
 */
export function loadCopy(record: CalculatorEntry, now = new Date()): Promise<CalculatorCopy> {
  const today = indianClock(now).day;
  const last = loaded.get(record);
  const found = last?.today === today ? last : { today, copy: fill(record, today) };
  loaded.set(record, found);
  return found.copy;
}
