/**
 * Runs `work` while no other tab of this site runs work under the same name. A browser without locks
 * runs it at once.
 */
export async function withLock<T>(
  name: string,
  work: () => Promise<T>,
  locks: LockManager | undefined = globalThis.navigator?.locks,
): Promise<T> {
  return locks === undefined ? work() : locks.request(name, work)
}
