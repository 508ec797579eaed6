/** Prints the page; the style sheet hides it where no script could. */
export function PrintButton() {
  return (
    <button type="button" onClick={() => print()}>
      Print
    </button>
  );
}
