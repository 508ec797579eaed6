import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';

// Long enough for a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// Files share a window.
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
