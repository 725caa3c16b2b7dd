import { Outage } from '@storefront/domain'
import { expect, it, vi } from 'vitest'

import { createKnownStore } from './known.ts'

function open(before: string | null = 'printed') {
  const clock = { now: 0 }
  const read = vi.fn<() => Promise<string>>().mockResolvedValue('27')
  return { clock, read, known: createKnownStore(before, read, () => clock.now) }
}
const offline = new Outage('offline', 'no network')
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

it('shows what was known before until the answer is there', async () => {
  const { known } = open()
  const answer = known.lookUp()
  expect(known.get()).toEqual({ value: 'printed', outage: null })
  await answer
  expect(known.get()).toEqual({ value: '27', outage: null })
})

it('asks once for all who look it up meanwhile', async () => {
  const { known, read } = open()
  await Promise.all([known.lookUp(), known.lookUp()])
  expect(read).toHaveBeenCalledOnce()
  await known.lookUp()
  expect(read).toHaveBeenCalledTimes(2)
})

it('keeps what is known through an outage, and says so until an answer comes', async () => {
  const { known, read } = open()
  read.mockRejectedValueOnce(offline)
  await known.lookUp()
  expect(known.get()).toEqual({ value: 'printed', outage: 'offline' })
  await known.lookUp()
  expect(known.get()).toEqual({ value: '27', outage: null })
})

it('is pending, not failed, while it is asked again for what was never known', async () => {
  const { known, read } = open(null)
  read.mockRejectedValueOnce(offline)
  await known.lookUp()
  const again = known.lookUp()
  expect(known.get()).toEqual({ value: null, outage: null })
  await again
})

it('looks up what is watched: at once, and when the visitor comes back to what is a minute old', async () => {
  const { clock, known, read } = open()
  const leave = known.watch(() => undefined)
  await known.lookUp()
  expect(read).toHaveBeenCalledOnce()
  clock.now = 59_999
  comeBack()
  expect(read).toHaveBeenCalledOnce()
  clock.now = 60_000
  comeBack()
  expect(read).toHaveBeenCalledTimes(2)
  await known.lookUp()
  leave()
  clock.now = 200_000
  comeBack()
  expect(read).toHaveBeenCalledTimes(2)
})

it('looks up again what could not be, once the network is back', async () => {
  const { known, read } = open()
  read.mockRejectedValueOnce(offline)
  const leave = known.watch(() => undefined)
  await known.lookUp()
  window.dispatchEvent(new Event('online'))
  await known.lookUp()
  expect(known.get().outage).toBeNull()
  leave()
})
