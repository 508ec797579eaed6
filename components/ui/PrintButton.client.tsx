'use client';

export const PrintButton = () => (
  <button type="button" onClick={() => print()}>
    Print
  </button>
);
