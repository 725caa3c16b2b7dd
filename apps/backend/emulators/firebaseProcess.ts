import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
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
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (verbose) process.stdout.write(text)
    })
  }
  const ended = once(child, 'exit').then(() => undefined)
  const kill = () => killTree(child)
  process.once('exit', kill) // should this process end without having stopped it

  return {
    ended,
    output: () => output,
    stop: async () => {
      process.off('exit', kill)
      await stopTree(child, ended)
    },
  }
}

/** Asks the CLI to stop its emulators, then kills what it left, as it does while they start. */
async function stopTree(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (isWindows) {
    killTree(child) // there is no asking
    return
  }
  const started = treeOf(child)
  child.kill('SIGTERM')
  await Promise.race([ended, delay(stopDeadlineMs, undefined, { ref: false })])
  killAll(started)
}

function killTree(child: ChildProcess): void {
  if (isWindows) spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'])
  else killAll(treeOf(child))
}

const treeOf = ({ pid }: ChildProcess): number[] => (pid === undefined ? [] : processTree(pid))
