import { confirmPlace, newPress } from '@storefront/domain'
import type { Firestore } from 'firebase-admin/firestore'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { oneAtATime, longestWaitMs, runCommand } from './runCommand.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const hanging = () => new Promise<never>(() => undefined)

it('starts a command when the one before it is done, even if that has failed', async () => {
  const started: number[] = []
  const commands = [1, 2, 3].map((command) =>
    oneAtATime(async () => {
      started.push(command)
      await new Promise((resolve) => setTimeout(resolve, 100))
      if (command === 1) throw new Error('Failed')
    }),
  )
  const outcomes = Promise.allSettled(commands)
  await vi.advanceTimersByTimeAsync(99)
  expect(started).toEqual([1])
  await vi.advanceTimersByTimeAsync(101)
  expect(started).toEqual([1, 2, 3])
  await vi.advanceTimersByTimeAsync(100)
  expect((await outcomes).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
  ])
  expect(vi.getTimerCount()).toBe(0)
})

it('waits a few seconds at most, so that one that hangs holds up no others', async () => {
  void oneAtATime(hanging)
  void oneAtATime(hanging)
  const answer = vi.fn<() => Promise<string>>(() => Promise.resolve('done'))
  const answered = oneAtATime(answer)
  await vi.advanceTimersByTimeAsync(longestWaitMs - 1)
  expect(answer).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await answered).toBe('done')
})

it('tries no read again, only what others have changed before the commit', async () => {
  const noIndex = Object.assign(new Error('The query requires an index'), { code: 9 })
  const database: Pick<Firestore, 'doc' | 'getAll'> = {
    doc: vi.fn<Firestore['doc']>(),
    getAll: () => Promise.reject(noIndex),
  }
  const sender = { caller: null, network: '', press: newPress() }
  const sent = runCommand(database as Firestore, confirmPlace, { key: newPress() }, sender)
  await expect(sent).rejects.toBe(noIndex)
})
