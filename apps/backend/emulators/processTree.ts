import { spawnSync } from 'node:child_process'

/**
 * Returns the ids of a process and of all processes that it started, also of those in another process group, as
 * the Firestore emulator is: they do not end with their parent.
 */
export function processTree(root: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const children = new Map<number, number[]>()
  for (const line of (stdout ?? '').trim().split('\n')) {
    const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number)
    children.set(parent, [...(children.get(parent) ?? []), pid])
  }
  const within = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(within)]
  return within(root)
}

/** Kills those of the processes that still run. */
export function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      const hasEnded = error instanceof Error && 'code' in error && error.code === 'ESRCH'
      if (!hasEnded) throw error
    }
  }
}
