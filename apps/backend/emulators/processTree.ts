import { spawnSync } from 'node:child_process'

/**
 * A process and all it started, also what runs in a group of its own, as the Firestore emulator
 * does: its parent may end without it.
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

/** Kills the processes that still run. */
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
