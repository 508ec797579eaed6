import type { Faq } from './records';

/** Up to `limit` questions: the first of each category, then the second ones, and so on. */
export function onePerCategory<Item extends Pick<Faq, 'category'>>(
  faqs: readonly Item[],
  limit: number,
): readonly Item[] {
  const places = new Map<string, number>();
  const ranked = faqs.map((faq, at) => {
    const category = faq.category ?? '';
    const place = places.get(category) ?? 0;
    places.set(category, place + 1);
    return { faq, place, at };
  });
  return ranked
    .sort((a, b) => a.place - b.place || a.at - b.at)
    .slice(0, limit)
    .map(({ faq }) => faq);
}
