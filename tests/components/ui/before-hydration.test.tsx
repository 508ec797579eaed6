import '@/tests/support/browser-stubs';

import { act, cleanup, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { ProductFinder } from '@/components/pages/HomePage/ProductFinder';
import { SipSum } from '@/components/pages/HomePage/SipSum.client';
import { StockSearch } from '@/components/site/search/StockSearch.client';
import { ChoiceField } from '@/components/ui/ChoiceField/ChoiceField.client';
import type { ChoiceSpec } from '@/lib/domain/calculator';
import { defaultAnswer } from '@/lib/domain/product/finder';

let root: Root | null = null;

/** Renders on the server, lets a visitor act, and hydrates. */
async function hydrate(element: ReactElement, visit: () => void): Promise<void> {
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  visit();
  await act(async () => {
    root = hydrateRoot(container, element, {
      onRecoverableError: (error) => {
        throw error;
      },
    });
  });
}

afterEach(() => {
  act(() => root?.unmount());
  cleanup();
  document.body.replaceChildren();
});

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('a number typed before hydration is kept and used', async () => {
  await hydrate(<SipSum />, () => {
    box(/^For/).value = '20';
  });
  expect(box(/^For/)).toHaveValue('20');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('20 years of ₹5,000.00');
});

test('a slider moved before hydration is kept and used', async () => {
  const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: /^For/ });
  await hydrate(<SipSum />, () => {
    slider().value = '30';
  });
  expect(slider()).toHaveValue('30');
  expect(box(/^For/)).toHaveValue('30');
});

test('untouched fields stay as rendered', async () => {
  await hydrate(<SipSum />, () => undefined);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
    'Ten years of ₹5,000.00 a month',
  );
});

const CHOICES = ['one', 'two', 'three', 'four', 'five', 'six'].map((value) => ({
  value,
  label: value,
}));

function Choice({ count }: { count: number }) {
  const [value, setValue] = useState('one');
  const spec = { kind: 'choice', label: 'Count', choices: CHOICES.slice(0, count) };
  return (
    <>
      <ChoiceField
        name="count"
        spec={spec as unknown as ChoiceSpec}
        field={{ label: 'Count', value, rules: [], isValid: true, errorMessage: '' }}
        value={value}
        onChange={(_, text) => setValue(text)}
      />
      <output>{value}</output>
    </>
  );
}

test('a radio button chosen before hydration is kept and used', async () => {
  await hydrate(<Choice count={3} />, () => {
    screen.getByRole<HTMLInputElement>('radio', { name: 'two' }).checked = true;
  });
  expect(screen.getByRole('status')).toHaveTextContent('two');
  expect(screen.getByRole('radio', { name: 'two' })).toBeChecked();
});

test('an option chosen before hydration is kept and used', async () => {
  await hydrate(<Choice count={6} />, () => {
    screen.getByRole<HTMLSelectElement>('combobox').value = 'five';
  });
  expect(screen.getByRole('status')).toHaveTextContent('five');
  expect(screen.getByRole('combobox')).toHaveValue('five');
});

test('the product finder uses what was chosen before hydration', async () => {
  await hydrate(<ProductFinder answer={defaultAnswer} />, () => {
    screen.getByRole<HTMLSelectElement>('combobox', { name: /fall/ }).value = 'none';
  });
  expect(screen.getByText('No product fits your answer')).toBeInTheDocument();
});

test('the search box keeps what was typed before hydration', async () => {
  const input = () => document.querySelector<HTMLInputElement>('input[name=q]');
  await hydrate(<StockSearch index={null} fields="all" invitation="Search" />, () => {
    const element = input();
    if (element) element.value = 'tata';
  });
  expect(input()).toHaveValue('tata');
});
