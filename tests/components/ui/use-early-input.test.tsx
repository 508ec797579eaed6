import { act, cleanup } from '@testing-library/react';
import { useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { useEarlyInput } from '@/components/ui/use-early-input';

function Form() {
  const [heard, setHeard] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form);
  const hear = (name: string, value: string) => setHeard((all) => ({ ...all, [name]: value }));
  return (
    <form ref={form}>
      <input
        aria-label="text"
        value={heard.text ?? '10'}
        onChange={(event) => hear('text', event.target.value)}
      />
      <input
        aria-label="slider"
        type="range"
        max="100"
        step="5"
        value={heard.slider ?? '12'}
        onChange={(event) => hear('slider', event.target.value)}
      />
      {['a', 'b'].map((choice) => (
        <input
          key={choice}
          aria-label={choice}
          type="radio"
          name="choice"
          checked={(heard.choice ?? 'a') === choice}
          onChange={() => hear('choice', choice)}
        />
      ))}
      <input
        aria-label="check"
        type="checkbox"
        checked={heard.check === 'true'}
        onChange={(event) => hear('check', String(event.target.checked))}
      />
      <select
        aria-label="list"
        value={heard.list ?? 'one'}
        onChange={(event) => hear('list', event.target.value)}
      >
        <option>none</option>
        <option>one</option>
      </select>
      <output>{JSON.stringify(heard)}</output>
    </form>
  );
}

/** What the form has heard, given what the visitor did before it was hydrated. */
async function heardAfter(early: (input: (label: string) => HTMLInputElement) => void) {
  const box = document.createElement('div');
  document.body.append(box);
  box.innerHTML = renderToString(<Form />);
  const input = (label: string) => {
    const found = box.querySelector<HTMLInputElement>(`[aria-label=${label}]`);
    if (!found) throw new Error(`no input ${label}`);
    return found;
  };
  early(input);
  await act(async () => hydrateRoot(box, <Form />));
  return { heard: JSON.parse(box.querySelector('output')?.textContent ?? '') as unknown, input };
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test('nothing is said where nothing was done, also of a slider between two stops', async () => {
  expect((await heardAfter(() => {})).heard).toEqual({});
});

test.each([
  ['text', '11', 'text', '11'],
  ['slider', '40', 'slider', '40'],
  ['list', 'none', 'list', 'none'],
])('%s that was set early is heard', async (label, value, name, heard) => {
  const after = await heardAfter((input) => (input(label).value = value));
  expect(after.heard).toEqual({ [name]: heard });
  expect(after.input(label).value).toBe(value);
});

test('a choice that was made early is heard once', async () => {
  const { heard, input } = await heardAfter((of) => (of('b').checked = true));
  expect(heard).toEqual({ choice: 'b' });
  expect(input('a').checked).toBe(false);
  expect(input('b').checked).toBe(true);
});

test('a box that was ticked early is heard', async () => {
  const { heard, input } = await heardAfter((of) => (of('check').checked = true));
  expect(heard).toEqual({ check: 'true' });
  expect(input('check').checked).toBe(true);
});
