import { letterDelayMs, type Backend, type Letter } from '@storefront/domain'
import { expect, it } from 'vitest'

import { valueOf } from '../contracts/people.ts'
import { draftFor } from '../contracts/shop.ts'
import { memoryStorage } from './memoryStorage.ts'
import { admin, now, openEmbedded, seed } from './testing/openEmbedded.ts'

/** A shop whose admin has placed an order of their own; `wait` lets time pass. */
async function openWithOrder(settings = { lettersOn: true }) {
  let time = now
  const device = openEmbedded(memoryStorage(), {
    clock: () => time,
    seed: { ...seed, settings: { ...seed.settings, transferOffered: true, ...settings } },
  })
  const account = valueOf(await device.auth.signIn(admin))
  const draft = await draftFor({ device, account }, { destilado: 1 })
  const { id } = valueOf(await device.orders.place({ ...draft, paymentMethod: 'onDelivery' }))
  return {
    device,
    id,
    wait: (ms: number) => {
      time += ms
    },
  }
}

const statesOf = async ({ letters }: Backend, id: string) =>
  (await letters.ofOrder(id)).map(({ kind, state }: Letter) => `${kind} ${state}`)

it('shows the letters that would be sent, once their time has come', async () => {
  const { device, id, wait } = await openWithOrder()
  expect(await statesOf(device, id)).toEqual(['orderReceived waiting', 'newOrder waiting'])
  wait(letterDelayMs)
  await device.orders.takeStep(id, 'shipped')
  expect(await statesOf(device, id)).toEqual([
    'orderReceived sent',
    'newOrder sent',
    'orderShipped waiting',
  ])
  const [received] = await device.letters.ofOrder(id)
  expect(received).toMatchObject({ attempts: 1, sentAt: now + letterDelayMs })
})

it('skips a letter whose step is undone in time, and writes it when the step is taken again', async () => {
  const { device, id, wait } = await openWithOrder()
  wait(letterDelayMs)
  await device.orders.takeStep(id, 'shipped')
  await device.orders.takeStep(id, 'shippedUndone')
  expect(await statesOf(device, id)).toContain('orderShipped skipped')
  wait(letterDelayMs)
  await device.orders.takeStep(id, 'shipped')
  expect(await statesOf(device, id)).toContain('orderShipped waiting')
})

it('shows no letter twice', async () => {
  const { device, id, wait } = await openWithOrder()
  await device.orders.takeStep(id, 'shipped')
  wait(letterDelayMs)
  await device.orders.takeStep(id, 'shippedUndone')
  await device.orders.takeStep(id, 'shipped')
  const shipped = (await device.letters.ofOrder(id)).find(({ kind }) => kind === 'orderShipped')
  expect(shipped).toMatchObject({ state: 'sent', sentAt: now + letterDelayMs })
})

it('shows none while the owner has not turned them on', async () => {
  const { device, id } = await openWithOrder({ lettersOn: false })
  expect(await statesOf(device, id)).toEqual([])
})
