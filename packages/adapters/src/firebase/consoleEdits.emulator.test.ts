import { beforeEach, expect, it } from 'vitest'

import { done } from '../contracts/outcomes.ts'
import { signUp, signUpAdmin, type Visitor } from '../contracts/people.ts'
import { draftFor, openShop, stockOf } from '../contracts/shop.ts'
import { emulatorBench, type EmulatorBench } from './testing/emulatorBench.ts'

let bench: EmulatorBench
let rosa: Visitor

beforeEach(async () => {
  bench = emulatorBench()
  await openShop(bench, { destilado: {} })
  await bench.putDouble('products/destilado', 'stock', 50)
  rosa = await signUp(bench)
})

it('sells from, returns to and edits a stock that was typed as 50.0 in the console', async () => {
  expect(await stockOf(rosa.device, 'destilado')).toBe(50)
  const draft = await draftFor(rosa, { destilado: 3 })
  expect(await rosa.device.orders.place(draft)).toMatchObject({ ok: true })
  expect(await stockOf(rosa.device, 'destilado')).toBe(47)
  expect(await rosa.device.orders.takeStep(draft.id, 'cancelled')).toEqual(done)
  expect(await stockOf(rosa.device, 'destilado')).toBe(50)

  const { products } = (await signUpAdmin(bench)).device
  const [before] = await products.list()
  if (before === undefined) throw new Error('There is no product')
  expect(await products.update(before, { name: 'Otro' })).toEqual(done)
  expect(await products.list()).toEqual([{ ...before, name: 'Otro' }])
})
