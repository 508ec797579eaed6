import type { Page } from 'playwright/test';

/**
 * The columns of each table whose header is displayed and a cell is not, or the other way round: the
 * accessibility tree counts the cells that are there, so that all later ones get the wrong header.
 * And the cells with neither a visible header nor a label, and the texts that are left out; a table
 * with a switch between its columns leaves out what neither side of it shows.
 */
export const misread = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isGone = (one: Element) => getComputedStyle(one).display === 'none';
    /** Whether a cell is displayed after the switch before its table is pressed. */
    const isBehindSwitch = (cell: Element, table: Element): boolean => {
      const tick = table.previousElementSibling?.querySelector<HTMLInputElement>('[type=checkbox]');
      if (!tick) return false;
      tick.checked = !tick.checked;
      const isShown = !isGone(cell);
      tick.checked = !tick.checked;
      return isShown;
    };
    const isSeen = (one: Element) => !isGone(one) && one.getBoundingClientRect().width > 1;
    return [...document.querySelectorAll('table')].flatMap((table) => {
      const [head, ...rows] = [...table.rows];
      if (!head || !table.tHead || !table.checkVisibility()) return [];
      return rows
        .filter((row) => !isGone(row) && row.cells.length === head.cells.length)
        .flatMap((row) =>
          [...row.cells].flatMap((cell, at) => {
            const header = head.cells[at];
            if (!header) return [];
            const name = `${table.caption?.textContent ?? ''}: ${header.textContent}`;
            if (isGone(cell) !== isGone(header)) return [`${name} is read under another header`];
            if (isGone(cell) && cell.textContent)
              return isBehindSwitch(cell, table) ? [] : [`${name} is left out`];
            if (cell.tagName === 'TH' || !isSeen(cell) || isSeen(header)) return [];
            const label = getComputedStyle(cell, '::before').content;
            const hasLabel = label !== 'none' || cell.querySelector('[aria-hidden], svg') !== null;
            return hasLabel ? [] : [`${name} has no label`];
          }),
        );
    });
  });
