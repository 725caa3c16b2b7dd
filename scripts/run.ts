import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

export interface Finished {
  readonly code: number
  /** What it printed, which has been shown meanwhile. */
  readonly output: string
}

const root = join(import.meta.dirname, '..')
const binaries = join(root, 'node_modules', '.bin')

/** Runs a command of the project from its root, shows what it prints, and gives that back. */
export function run(command: string): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      cwd: root,
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: [binaries, process.env['PATH']].join(delimiter) },
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      process.stdout.write(chunk)
    })
    child.stderr.on('data', (chunk: Buffer) => process.stderr.write(chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
