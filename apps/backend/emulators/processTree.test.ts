import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { describe, expect, it } from 'vitest'

import { killAll, processTree } from './processTree.ts'

/** Starts a child in a group of its own that shares its output, prints the child's pid, waits. */
const parentScript = `
  const { spawn } = require('node:child_process')
  const options = { detached: true, stdio: 'inherit' }
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], options)
  child.once('spawn', () => console.log(child.pid))
`

describe.skipIf(process.platform === 'win32')('the processes that a process started', () => {
  it('are found, and killed, in groups of their own too', async () => {
    const parent = spawn(process.execPath, ['-e', parentScript])
    const [printed]: Buffer[] = await once(parent.stdout, 'data')
    const child = Number(printed)

    const tree = processTree(parent.pid ?? 0)
    expect(tree).toEqual([parent.pid, child])

    const closed = once(parent, 'close') // as soon as nobody holds its output any more
    killAll(tree)
    await closed
    killAll([parent.pid ?? 0]) // who has ended already is no error
    expect(parent.signalCode).toBe('SIGKILL')
  })
})
