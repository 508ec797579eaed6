import { tidy } from '@/lib/tools/shorten';

import { type Feed, type FeedItem, momentOf } from './feed';

const text = (value: string | null): string => tidy(value ?? '');

function itemOf(item: FeedItem) {
  const date = momentOf(item.date);
  const [title, words] = [text(item.title), text(item.summary)];
  return {
    id: item.id,
    url: item.link,
    title,
    // The format requires some content; an entry without a summary repeats its title.
    content_text: words || title,
    ...(words ? { summary: words } : {}),
    ...(date ? { date_published: date.toISOString() } : {}),
    ...(item.author ? { authors: [{ name: text(item.author) }] } : {}),
    ...(item.category ? { tags: [text(item.category)] } : {}),
  };
}

/** A feed as JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export function jsonFeedOf({ title, description, link, self, icon, items }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: text(title),
    home_page_url: link,
    feed_url: self.json,
    description: text(description),
    icon,
    language: 'en-IN',
    items: items.map(itemOf),
  });
}
