import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

import { navigation } from './navigation';

// Long enough for a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// Tests of a file share a window and what stands in for the router.
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(navigation, { path: '/', query: '' });
});
