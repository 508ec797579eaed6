export default function leaveEnvironment(): void {
  globalThis.removeTemporaryFolder();
}
