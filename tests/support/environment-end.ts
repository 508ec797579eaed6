/** Removes the run's temporary files, whose folder the setup made. */
export default function leaveEnvironment(): void {
  globalThis.removeTemporaryFolder();
}
