import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

import { Tabs } from '@/components/ui/Tabs.client';

const tabs = (
  <Tabs
    label="Links"
    accordion={{ name: 'links', below: 'desktop' }}
    labels={['One', 'Two', 'Three']}
    panels={[<p key="1">first</p>, <p key="2">second</p>, <p key="3">third</p>]}
  />
);

test('all panels and headings are in the server’s HTML', () => {
  const html = renderToString(tabs);
  for (const words of ['first', 'second', 'third', '>One</h3>', '>Three</h3>']) {
    expect(html).toContain(words);
  }
  // Tabs without panels would be invalid.
  expect(html).not.toMatch(/role="tab/);
});

test('on wide viewports it follows the ARIA tabs pattern', () => {
  render(tabs);
  const [one, two, three] = screen.getAllByRole('tab') as [HTMLElement, HTMLElement, HTMLElement];
  expect(screen.getAllByRole('tabpanel')).toHaveLength(3);
  expect(one).toHaveAttribute('aria-selected', 'true');
  fireEvent.click(two);
  expect(two).toHaveAttribute('aria-selected', 'true');
  expect(document.querySelectorAll('[data-chosen]')).toHaveLength(1);
  expect(screen.getByText('second').closest('[data-chosen]')).not.toBeNull();
  fireEvent.keyDown(two, { key: 'ArrowRight' });
  expect(three).toHaveFocus();
  fireEvent.keyDown(three, { key: 'ArrowRight' });
  expect(one).toHaveFocus();
  fireEvent.keyDown(one, { key: 'End' });
  expect(three).toHaveAttribute('tabindex', '0');
  fireEvent.keyDown(three, { key: 'Home' });
  expect(one).toHaveFocus();
});

test('on narrow viewports it is an accordion of folds that share a name', () => {
  render(tabs);
  // The style sheet hides the row of tabs below the breakpoint.
  screen.getByRole('tablist').style.display = 'none';
  fireEvent(window, new Event('resize'));
  expect(screen.queryByRole('tabpanel')).toBeNull();
  const folds = [...document.querySelectorAll('details')];
  expect(folds.map((fold) => [fold.getAttribute('name'), fold.open])).toEqual(
    Array.from({ length: 3 }, () => ['links', false]),
  );
  expect(screen.getByText('second').closest('details')).toHaveTextContent('Two');
});
