import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';

import { navigation } from './navigation';

// Long enough for a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// Files share a window and what stands in for the router.
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(navigation, { path: '/', query: '' });
});
