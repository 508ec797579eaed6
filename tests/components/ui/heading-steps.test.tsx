import { render, screen } from '@testing-library/react';

import { stepsOf, titleSteps } from '@/components/ui/heading-steps';
import { PageTitle } from '@/components/ui/PageTitle';

test.each([
  ['40 mutual funds', 0],
  ['5 funds of 3 fund houses rose in a day', 1],
  ['Tata Consultancy Services rose the most, by 5.14% (sample)', 2],
  [['Large cap fund', ': others by name'], 0],
  [['Balanced advantage or dynamic asset allocation fund', ': others by name'], 2],
])('%s is set smaller by %d steps on a phone', (heading, steps) => {
  expect(stepsOf(heading)).toBe(steps);
});

test.each([
  ['Tata Power', 0],
  ['Reliance Industries Limited', 0],
  ['₹1,00,000 in TCS became ₹74,196', 0],
  ['Indian Railway Catering And Tourism', 1],
  ['Infratechnologies Limited', 2],
  ['Southern Petrochemicals Industries Corporation Limited', 2],
])('the title %s falls %d steps', (title, steps) => {
  expect(titleSteps(title)).toBe(steps);
  render(<PageTitle id="page-heading">{title}</PageTitle>);
  expect(screen.getByRole('heading', { level: 1, name: title })).toHaveAttribute(
    'data-steps',
    String(steps),
  );
});
