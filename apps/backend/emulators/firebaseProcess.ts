import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'

import { killAll, processTree } from './processTree.ts'

const stopDeadlineMs = 10_000
const isWindows = process.platform === 'win32'

/** A running `firebase` command. */
export interface FirebaseProcess {
  /** Fulfils when it ends, by itself or stopped. */
  readonly ended: Promise<void>
  /** What it has said so far. */
  output(): string
  /** Ends it and whatever it started; safe to call again. */
  stop(): Promise<void>
}

export interface FirebaseCommand {
  /** The CLI's entry file. */
  readonly firebase: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  /** Whether its words are shown as they come. */
  readonly verbose: boolean
}

/** Starts the command; it is killed at the latest when this process ends. */
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
    // A group of its own: a Ctrl-C in the terminal reaches it through stop() only, and so once.
    detached: !isWindows,
  })
  const tree = watchTree(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      tree.look() // it says when it has started something
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
      tree.look()
      if (isWindows) spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'])
      else child.kill('SIGTERM')
      await Promise.race([ended, delay(stopDeadlineMs, undefined, { ref: false })])
      tree.kill()
    },
  }
}

/**
 * Remembers what a process started: when the CLI fails, or is stopped while it starts, it leaves
 * the Firestore emulator behind, which then cannot be traced to it any more.
 */
function watchTree(root: ChildProcess) {
  let pids: readonly number[] = []
  return {
    look: () => {
      const runs = root.exitCode === null && root.signalCode === null
      if (runs && root.pid !== undefined) pids = processTree(root.pid)
    },
    kill: () => {
      killAll(pids)
      pids = [] // others may get these numbers
    },
  }
}
