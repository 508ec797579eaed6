import { render, screen } from '@testing-library/react';

import { OpenAccount } from '@/components/site/header/OpenAccount';
import type { FirmProfile } from '@/lib/content/firm-profile';

/** A firm whose button leads straight to the other site. */
jest.mock('@/firm/profile', () => {
  const { profile } = jest.requireActual<{ profile: FirmProfile }>('@/firm/profile');
  return { profile: { ...profile, accountButtonLeadsTo: 'site' } };
});

test('a setting of the profile leads the account button straight to the other site', () => {
  render(<OpenAccount placement="company" mainAction />);
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('data-main-action');
  const { origin, searchParams } = new URL(link.getAttribute('href') ?? '');
  expect(origin).toBe('https://open.marigold.example');
  expect([...searchParams]).toEqual([
    ['utm_source', 'website'],
    ['utm_medium', 'referral'],
    ['utm_campaign', 'account-opening'],
    ['utm_content', 'company'],
  ]);
});
