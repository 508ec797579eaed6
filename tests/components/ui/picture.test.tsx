import { act, fireEvent, render, screen } from '@testing-library/react';

import { IfPictureLoads } from '@/components/ui/IfPictureLoads.client';

/** Sets what the browser knows of all pictures. */
function pictures(state: { complete: boolean; naturalWidth: number }): void {
  for (const [name, value] of Object.entries(state))
    Object.defineProperty(HTMLImageElement.prototype, name, { configurable: true, value });
}

const picture = (
  <IfPictureLoads fallback={<p>Its name</p>}>
    {/* oxlint-disable-next-line nextjs/no-img-element -- stands for any picture */}
    <img src="/x.png" alt="" data-testid="picture" />
  </IfPictureLoads>
);

test('a picture that loads, or has not been asked for yet, stays', () => {
  pictures({ complete: false, naturalWidth: 0 });
  render(picture);
  expect(screen.getByTestId('picture')).toBeInTheDocument();
});

test('a picture that failed before hydration is replaced', () => {
  pictures({ complete: true, naturalWidth: 0 });
  render(picture);
  expect(screen.getByText('Its name')).toBeInTheDocument();
  expect(screen.queryByTestId('picture')).toBeNull();
});

test('a picture that fails later is replaced', () => {
  pictures({ complete: false, naturalWidth: 0 });
  render(picture);
  pictures({ complete: true, naturalWidth: 0 });
  act(() => void fireEvent.error(screen.getByTestId('picture')));
  expect(screen.getByText('Its name')).toBeInTheDocument();
});
