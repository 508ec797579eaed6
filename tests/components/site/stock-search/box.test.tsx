import { fireEvent, screen } from '@testing-library/react';

import { box, fetched, names, prepareStockSearch, searchFor, start, wait } from './support';

prepareStockSearch();

test('a click outside clears and closes', async () => {
  start();
  await searchFor('infosys');
  fireEvent.pointerDown(document.body);
  expect(box()).toHaveValue('');
  expect(names()).toEqual([]);
});

test('Escape clears and closes', async () => {
  start();
  await searchFor('infosys');
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(box()).toHaveValue('');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

test('without an index it is a form and requests nothing', async () => {
  start({ index: null });
  await searchFor('infosys');
  expect(fetched).not.toHaveBeenCalled();
  expect(screen.getByRole('search')).toHaveAttribute('action', '/search');
});

test.each([
  ['k', { ctrlKey: true }],
  ['K', { metaKey: true }],
])('the key %s %j goes to the box of the header', async (key, held) => {
  start({ folds: true });
  expect(fireEvent.keyDown(document.body, { key, ...held })).toBe(false);
  expect(box()).toHaveFocus();
  await wait(0);
});

test('a box outside the header and a key without Ctrl or ⌘ change nothing', () => {
  const { unmount } = start();
  expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(true);
  expect(box()).not.toHaveFocus();
  unmount();
  start({ folds: true });
  expect(fireEvent.keyDown(document.body, { key: 'k' })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(true);
  expect(box()).not.toHaveFocus();
});

test('the button that shows all results comes after the field', () => {
  start();
  const button = screen.getByRole('button', { name: 'Show all results' });
  expect(box().compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('where it is collapsed, a button opens and closes it', async () => {
  start({ folds: true });
  const button = screen.getByRole('button', { name: 'Search' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(box()).toHaveFocus();
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(button);
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
  await wait(0);
});

test('the space that opens the box is not typed into it', async () => {
  start({ folds: true });
  const button = screen.getByRole('button', { name: 'Search' });
  expect(fireEvent.keyDown(button, { key: ' ' })).toBe(false);
  expect(box()).toHaveFocus();
  await wait(0);
});
