/** A script that has to run before the page is drawn. `code` is a constant of ours, never data. */
export function InlineScript({ code }: { code: string }) {
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
