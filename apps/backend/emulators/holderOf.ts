import { spawnSync } from 'node:child_process'

/** Names the process that listens on a port, for a message: ` by java (process 4711)`; empty if it cannot be found. */
export function holderOf(port: number): string {
  const lsof = spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], {
    encoding: 'utf8',
  })
  const [, lsofPid, lsofName] = /^p(\d+)\nc(.+)$/m.exec(lsof.stdout ?? '') ?? []
  if (lsofPid !== undefined) return ` by ${lsofName} (process ${lsofPid})`
  const ss = spawnSync('ss', ['-Hltnp', `sport = :${port}`], { encoding: 'utf8' })
  const [, name, pid] = /users:\(\("([^"]+)",pid=(\d+)/.exec(ss.stdout ?? '') ?? []
  return pid === undefined ? '' : ` by ${name} (process ${pid})`
}
