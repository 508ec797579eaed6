import { render } from '@testing-library/react';

import { OpenIssues } from '@/components/pages/ProductPage/data/OpenIssues';
import type { Sourced } from '@/lib/domain/sourced';

const none: Sourced<readonly never[]> = { data: [], source: 'provider', asOf: null, note: null };

test('no issue is said to be open only where a source of issues is empty', () => {
  const { container, rerender } = render(<OpenIssues open={none} upcoming={none} />);
  expect(container).toHaveTextContent('No issue is open for bids.');
  const uncovered = { ...none, source: 'end-of-day', isCovered: false } as const;
  rerender(<OpenIssues open={uncovered} upcoming={uncovered} />);
  expect(container).toHaveTextContent('Public issues are not available here.');
  expect(container).not.toHaveTextContent(/No issue/);
  rerender(<OpenIssues open={null} upcoming={null} />);
  expect(container).toHaveTextContent('We can’t load public issues now.');
});
