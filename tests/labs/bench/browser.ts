/** How the bench starts Chromium; containers often run as the superuser, whom it refuses a sandbox. */
export function browserOptions(): { executablePath?: string; args: string[] } {
  const { CHROME_PATH } = process.env;
  return {
    ...(CHROME_PATH ? { executablePath: CHROME_PATH } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  };
}
