import { BOUNDED_RETURNS, ILLUSTRATION } from '@/lib/content/calculators/common';
import type { CalculatorCopy, CopyWithSlots } from '@/lib/content/calculators/types';
import { parseState, type Quantity } from '@/lib/domain/calculator';
import { quantityText } from '@/lib/domain/calculator/quantity-text';
import type { CalculatorRecord } from '@/lib/domain/calculator/record';
import { chargeTexts } from '@/lib/domain/charge/texts';
import { ruleTexts } from '@/lib/domain/rule/texts';
import { formatInWords } from '@/lib/tools/format';
import { fillAll, fillSlots, textOfPath } from '@/lib/tools/slots';

import type { CalculatorSlug } from '.';
import { sourcesOf } from './sources';

/** A result of a query as its page shows it, and unrounded in words. */
function resultAt({ calculator }: CalculatorRecord['view'], query: string, id: string) {
  const { isValid, values } = parseState(calculator, new URLSearchParams(query));
  if (!isValid) throw new RangeError(`An example of the copy has a wrong input: ${query}`);
  const figure = calculator.results(values).find((one) => one.id === id);
  if (!figure) throw new RangeError(`An example of the copy has no result ${id}: ${query}`);
  const { value, shown, unit } = figure;
  return { text: quantityText({ value: shown, unit }), words: formatInWords(value) };
}

function figureText(figure: Quantity | undefined, slot: string): string {
  if (!figure) throw new RangeError(`There is no figure {${slot}}`);
  return quantityText(figure);
}

/** What stands in a copy's slots; see `CopyWithSlots`. @throws RangeError for one without a value */
function slotsOf({ view, figures }: CalculatorRecord, worked: string): (slot: string) => string {
  const named = figures?.() ?? {};
  return (slot) => {
    const [, kind, path = ''] = /^(rule|charge|figure):(.+)$/.exec(slot) ?? [];
    if (kind === 'rule') return textOfPath(ruleTexts, path);
    if (kind === 'charge') return textOfPath(chargeTexts, path);
    if (kind === 'figure') return figureText(named[path], slot);
    const [result = '', inWords] = slot.split(/ (?=in words$)/);
    const [id = '', query = worked] = result.split(/@(.*)/);
    const { text, words } = resultAt(view, query.startsWith('&') ? worked + query : query, id);
    return inWords && words ? words : text;
  };
}

async function fill(record: CalculatorRecord): Promise<CalculatorCopy> {
  const { copy } = (await import(`@/lib/content/calculators/${record.slug}`)) as {
    copy: CopyWithSlots;
  };
  const { returnsAreBounded, counts, sources, ...texts } = copy;
  const whole: CalculatorCopy = {
    ...texts,
    counts: [...counts, ...(returnsAreBounded ? [BOUNDED_RETURNS] : []), ILLUSTRATION],
    sources: sources?.flatMap(sourcesOf),
  };
  const worked = fillSlots(copy.worked.query, slotsOf(record, ''));
  return fillAll(whole, slotsOf(record, worked));
}

const loaded = new Map<string, Promise<CalculatorCopy>>();

/** The copy of a calculator's page with its slots filled. For the server: browsers get it as HTML. */
export function loadCopy(record: CalculatorRecord & { slug: CalculatorSlug }) {
  const copy = loaded.get(record.slug) ?? fill(record);
  loaded.set(record.slug, copy);
  return copy;
}
