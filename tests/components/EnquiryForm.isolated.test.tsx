import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import react from 'react';

import { EnquiryForm } from '@/components/sections/enquiry/EnquiryForm.client';
import type { FormState } from '@/lib/enquiries/types';
import { ENQUIRIES, fieldsOf } from '@/lib/enquiries/kinds';

const spec = ENQUIRIES['call-back'];
const props = {
  endpoint: '/api/enquiries/call-back',
  action: async (state: FormState) => state,
  address: `${spec.path}#enquire`,
  fields: fieldsOf(spec),
  notice: 'We take your name and number to ring you.',
  button: 'Ask for the call',
  next: 'We ring tomorrow.',
  offline: 'The connection failed. Ring 022.',
};

const answers: { status: number; body: unknown }[] = [];
const sent: { address: string; init: RequestInit }[] = [];
// The form loads its rules at the first focus; they are there before, so that no test waits for them.
beforeAll(() => import('@/lib/enquiries/parse'));
beforeEach(() => {
  answers.length = 0;
  sent.length = 0;
  AbortSignal.timeout ??= () => new AbortController().signal;
  globalThis.fetch = jest.fn(async (address, init) => {
    sent.push({ address: String(address), init: init ?? {} });
    const answer = answers.shift();
    if (!answer) throw new TypeError('offline');
    return { ok: answer.status < 300, status: answer.status, json: async () => answer.body };
  }) as unknown as typeof fetch;
});

const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Ask for the call' }));

async function fillIn() {
  await userEvent.type(box('Name'), 'Asha Rao');
  await userEvent.type(box('Mobile number'), '98200 00000');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'Research');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Good time to call' }),
    'Any time',
  );
  await userEvent.click(screen.getByRole('checkbox'));
}

test('every field has autofill, and the consent box is unticked and described by the notice', () => {
  render(<EnquiryForm {...props} />);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(props.notice);
  expect(box('Name')).toHaveAttribute('autocomplete', 'name');
  expect(box('Mobile number')).toHaveAttribute('autocomplete', 'tel');
  expect(box('Mobile number')).toHaveAttribute('type', 'tel');
  expect(box(/Client code \(optional\)/)).toBeInTheDocument();
});

test('the state of the Server Action is shown: all values, with the focus on the first error', () => {
  const state: FormState = {
    values: { name: 'Asha Rao', mobile: '12', subject: 'Research', consent: 'yes' },
    errors: { mobile: 'Mobile number is not right.' },
  };
  const hook = jest.spyOn(react, 'useActionState').mockReturnValue([state, () => undefined, false]);
  render(<EnquiryForm {...props} />);
  expect(hook).toHaveBeenCalledWith(props.action, { values: {}, errors: {} }, props.address);
  hook.mockRestore();
  expect(box('Name')).toHaveValue('Asha Rao');
  expect(box('Mobile number')).toHaveValue('12');
  expect(box('Mobile number')).toBeInvalid();
  expect(box('Mobile number')).toHaveAccessibleDescription(/Mobile number is not right\./);
  expect(screen.getByRole('combobox', { name: 'Subject' })).toHaveValue('Research');
  expect(screen.getByRole('checkbox')).toBeChecked();
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(within(summary).getByRole('link')).toHaveAttribute('href', `#${box('Mobile number').id}`);
});

test('a blank field shows no error on blur, an invalid one does', async () => {
  render(<EnquiryForm {...props} />);
  await userEvent.click(box('Name'));
  await userEvent.tab();
  expect(box('Name')).not.toHaveAttribute('aria-invalid');
  await userEvent.type(box('Mobile number'), '12');
  expect(box('Mobile number')).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  expect(box('Mobile number')).toBeInvalid();
  await userEvent.clear(box('Mobile number'));
  await userEvent.type(box('Mobile number'), '98200 00000');
  expect(box('Mobile number')).not.toHaveAttribute('aria-invalid');
});

test('an invalid form is not sent; the summary names each error in order and has the focus', async () => {
  render(<EnquiryForm {...props} />);
  await userEvent.type(box('Name'), '12');
  await press();
  expect(sent).toEqual([]);
  const summary = screen.getByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#form-name',
    '#form-mobile',
    '#form-subject',
    '#form-time',
    '#form-consent',
  ]);
  for (const link of links) {
    expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  }
  expect(box('Name')).toHaveValue('12');
});

test('the title begins with the error, also where React inserts the page’s own later', async () => {
  document.head.innerHTML = '<title>Contact us</title>';
  const { unmount } = render(<EnquiryForm {...props} />);
  await press();
  expect(document.title).toBe('Error: Contact us');
  document.head.insertAdjacentHTML('afterbegin', '<title>Contact us</title>');
  await waitFor(() => expect(document.title).toBe('Error: Contact us'));
  unmount();
  expect(document.title).toBe('Contact us');
});

test('a valid form is sent once, without the honeypot, and ends with its reference number', async () => {
  // Sets up a clipboard too.
  const user = userEvent.setup();
  render(<EnquiryForm {...props} />);
  await fillIn();
  const trap = document.querySelector<HTMLInputElement>('[name=homepage]');
  if (trap) trap.value = 'filled by a helpful extension';
  answers.push({ status: 201, body: { reference: 'CB-20261121-7K3F9Q' } });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Ask for the call' }));
  await waitFor(() => expect(screen.getByText('CB-20261121-7K3F9Q')).toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'We have received it' })).toHaveFocus();
  expect(sent).toHaveLength(1);
  expect(JSON.parse(String(sent[0]?.init.body))).toEqual({
    name: 'Asha Rao',
    mobile: '98200 00000',
    subject: 'Research',
    time: 'Any time',
    note: '',
    clientCode: '',
    consent: 'yes',
  });
  await user.click(screen.getByRole('button', { name: 'Copy the number' }));
  expect(await navigator.clipboard.readText()).toBe('CB-20261121-7K3F9Q');
  expect(screen.getByRole('status')).toHaveTextContent('Copied.');
});

test('the receipt leads on to another site with the reference alone', async () => {
  const onward = { href: 'https://open.example/?utm_source=website', words: 'Continue' };
  render(<EnquiryForm {...props} onward={onward} />);
  await fillIn();
  answers.push({ status: 201, body: { reference: 'CB-20261121-7K3F9Q' } });
  await press();
  expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    'https://open.example/?utm_source=website&reference=CB-20261121-7K3F9Q',
  );
});

test('answers that are checked first are shown, can be changed, and are sent from there', async () => {
  render(<EnquiryForm {...props} isChecked />);
  await fillIn();
  const check = () =>
    userEvent.click(screen.getByRole('button', { name: 'Check before you send' }));
  await check();
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Check before you send' })).toHaveFocus(),
  );
  expect(screen.getByText('98200 00000')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(box('Name')).toHaveFocus());
  expect(box('Name')).toHaveValue('Asha Rao');
  await userEvent.clear(box('Name'));
  await userEvent.type(box('Name'), 'Asha Rao Patil');
  await check();
  answers.push({ status: 201, body: { reference: 'CB-20261121-7K3F9Q' } });
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Ask for the call' }));
  expect(await screen.findByText('CB-20261121-7K3F9Q')).toBeInTheDocument();
  expect(sent).toHaveLength(1);
  expect(String(sent[0]?.init.body)).toContain('Asha Rao Patil');
});

test.each([
  ['the connection fails', null, props.offline],
  [
    'the store is down',
    { status: 503, body: { error: 'We could not store it.' } },
    'We could not store it.',
  ],
  ['a response makes no sense', { status: 502, body: {} }, props.offline],
])('when %s, all values remain and can be sent again', async (_, answer, words) => {
  render(<EnquiryForm {...props} />);
  await fillIn();
  if (answer) answers.push(answer);
  await press();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(box('Name')).toHaveValue('Asha Rao');
  expect(screen.getByRole('checkbox')).toBeChecked();
  answers.push({ status: 201, body: { reference: 'CB-20261121-7K3F9Q' } });
  await press();
  await waitFor(() => expect(screen.getByText('CB-20261121-7K3F9Q')).toBeInTheDocument());
});

test('an error that only the server finds is shown next to its field', async () => {
  render(<EnquiryForm {...props} />);
  await fillIn();
  answers.push({ status: 422, body: { errors: { name: 'Name is not right.' } } });
  await press();
  await waitFor(() => expect(box('Name')).toBeInvalid());
  expect(box('Name')).toHaveAccessibleDescription('Name is not right.');
  expect(box('Mobile number')).toHaveValue('98200 00000');
});

test('an error doesn’t appear under the pressed button, which would move away from the click', async () => {
  render(<EnquiryForm {...props} />);
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Ask for the call' });
  await user.type(box('Mobile number'), '12');
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  expect(box('Mobile number')).toBeValid();
  await user.pointer({ keys: '[/MouseLeft]', target: button });
  await waitFor(() => expect(box('Mobile number')).toBeInvalid());
});
