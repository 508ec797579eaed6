import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { RISK_QUESTIONS } from '@/lib/domain/calculator/risk-questions';

import { htmlOf, pageOf } from './support';

const SLUG = 'risk-profile-calculator';

const show = async () => {
  render(await pageOf(SLUG));
  await screen.findByRole('heading', { name: RISK_QUESTIONS[0]?.question ?? '' });
};

beforeEach(() => history.replaceState(null, '', `/calculators/${SLUG}`));

describe('the risk profile', () => {
  it('asks one question at a time and ends with the profile', async () => {
    await show();
    for (const { question, answers } of RISK_QUESTIONS) {
      expect(screen.getByRole('heading', { name: question })).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: answers[4] }));
    }
    expect(document.querySelector('#score')).toHaveTextContent('100');
    expect(screen.getByRole('heading', { name: 'Aggressive' })).toHaveFocus();
  });

  it('goes back and shows the answer given before', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Within a year' }));
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    expect(
      screen.getByRole('button', { name: /Within a year.*your answer before/ }),
    ).toBeInTheDocument();
  });

  it('makes each answer a step of the history, so that the Back button leads to the question before', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Within a year' }));
    expect(location.search).toBe('?answers=1');
    await act(
      () =>
        new Promise<void>((resolve) => {
          addEventListener('popstate', () => resolve(), { once: true });
          history.back();
        }),
    );
    expect(location.search).toBe('');
    const [first] = RISK_QUESTIONS;
    expect(screen.getByRole('heading', { name: first?.question ?? '' })).toHaveFocus();
  });

  it('has an address for each step, for browsers without scripts', async () => {
    const root = await htmlOf(SLUG, 'answers=34');
    const buttons = [...root.querySelectorAll('form button')];
    expect(buttons.map((button) => button.getAttribute('value'))).toEqual([
      '341',
      '342',
      '343',
      '344',
      '345',
    ]);
    expect(root.querySelector('progress')?.getAttribute('value')).toBe('2');
  });

  it('names the cap and points out contradictions', async () => {
    const root = await htmlOf(SLUG, 'answers=155555555555');
    expect(root.querySelector('#profile')).toHaveTextContent('Conservative');
    expect(root).toHaveTextContent('You need the money within a year');
    expect(root).toHaveTextContent('yet expect a return that only risk could bring');
  });

  it('shows a message for invalid answers', async () => {
    const root = await htmlOf(SLUG, 'answers=9x');
    expect(root.querySelector('[role=alert]')).not.toBeNull();
    expect(root.querySelector('h2')).toHaveTextContent(RISK_QUESTIONS[0]?.question ?? '');
  });
});
