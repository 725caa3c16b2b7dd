import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'

import { killAll, processTree } from './processTree.ts'

const stopDeadlineMs = 10_000
const isWindows = process.platform === 'win32'

/** A running `firebase` command. */
export interface FirebaseProcess {
  /** Resolves when it has ended, by itself or by `stop`. */
  readonly ended: Promise<void>
  /** What it has printed so far. */
  output(): string
  /** Ends it and all processes that it started; can be called again. */
  stop(): Promise<void>
}

export interface FirebaseCommand {
  /** The CLI's entry file. */
  readonly firebase: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  /** Whether its output is printed as it arrives. */
  readonly verbose: boolean
}

/** Starts the command. It is killed when this process ends, if it still runs. */
export function runFirebase({
  firebase,
  args,
  cwd,
  env,
  verbose,
}: FirebaseCommand): FirebaseProcess {
  const child = spawn(process.execPath, [firebase, ...args], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    // In its own process group, so that a Ctrl-C in the terminal reaches it only once: by stop().
    detached: !isWindows,
  })
  const tree = watchTree(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      tree.refresh() // it prints a line when it has started a process
      output += text
      if (verbose) process.stdout.write(text)
    })
  }
  const ended = once(child, 'exit').then(tree.kill)
  process.once('exit', tree.kill)

  return {
    ended,
    output: () => output,
    stop: async () => {
      tree.refresh()
      if (isWindows) spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'])
      else child.kill('SIGTERM')
      await Promise.race([ended, delay(stopDeadlineMs, undefined, { ref: false })])
      tree.kill()
    },
  }
}

/**
 * Records the processes that a process has started: when the CLI fails, or is stopped while it starts, it leaves
 * the Firestore emulator running, which is then no longer its descendant.
 */
function watchTree(root: ChildProcess) {
  let pids: readonly number[] = []
  return {
    refresh: () => {
      const isRunning = root.exitCode === null && root.signalCode === null
      if (isRunning && root.pid !== undefined) pids = processTree(root.pid)
    },
    kill: () => {
      killAll(pids)
      pids = [] // the system may give these ids to other processes
    },
  }
}
