import type { Page } from 'playwright/test';

interface Words {
  /** Those of the HTML that was sent. */
  readonly sent: string[];
  /** Those of the page as it is now. */
  readonly shown: string[];
}

/**
 * All words of the `<main>` of a page in order, visible or folded away, without those that depend on
 * the moment of viewing, such as `20 minutes ago`.
 * @param html the HTML that was sent, as the browser's own parser reads it
 */
export const wordsOfMain = (page: Page, html: string): Promise<Words> =>
  page.evaluate((markup) => {
    const MOMENT = /\b\d+ (seconds?|minutes?|hours?) ago\b|\b\d{1,2}:\d{2}(:\d{2})? IST\b/g;
    /** The text with a space between elements. */
    const textIn = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element) || node.matches('script, style, noscript')) return '';
      return `${[...node.childNodes].map((child) => textIn(child)).join('')} `;
    };
    const wordsIn = ({ body }: Document): string[] => {
      const main = body.querySelector('main');
      return main ? textIn(main).replace(MOMENT, '').split(/\s+/).filter(Boolean) : [];
    };
    const sent = new DOMParser().parseFromString(markup, 'text/html');
    return { sent: wordsIn(sent), shown: wordsIn(document) };
  }, html);
