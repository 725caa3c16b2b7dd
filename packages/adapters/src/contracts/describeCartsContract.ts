import {
  maxStoredChangeIds,
  type CartAction,
  type CartChange,
  type CartLine,
} from '@storefront/domain'
import { aCartLine } from '@storefront/domain/testing'
import { beforeEach, describe, expect, it } from 'vitest'

import { outage } from './outcomes.ts'
import { onAnotherDevice, signUp, type Visitor } from './people.ts'
import type { MakeBench, TestBench } from './TestBench.ts'

const adding = (id: string, line: Partial<CartLine> = {}): CartChange => ({
  id,
  actions: [{ type: 'add', line: aCartLine(line) }],
})

const change = ({ device, account }: Visitor, cartChange: CartChange) =>
  device.carts.change(account.uid, cartChange)

const load = ({ device, account }: Visitor) => device.carts.load(account.uid)

export function describeCartsContract(makeBench: MakeBench): void {
  describe('CartRepository', () => {
    let bench: TestBench
    let rosa: Visitor
    beforeEach(async () => {
      bench = await makeBench()
      rosa = await signUp(bench)
    })

    it('loads an empty cart where none is stored', async () => {
      expect(await load(rosa)).toEqual([])
    })

    it('stores a change for every device and returns the changed cart', async () => {
      const line = aCartLine({ priceCents: 3999, quantity: 2 })
      expect(await change(rosa, adding('first', line))).toEqual([line])
      expect(await load(await onAnotherDevice(bench, rosa))).toEqual([line])
    })

    it('stores lines in the stored format', async () => {
      await change(rosa, adding('first', { priceCents: 3999, quantity: 2 }))
      expect(await bench.read(`carts/${rosa.account.uid}`)).toEqual({
        items: [
          {
            id: 'destilado',
            name: 'Amaru Destilado',
            price: 39.99,
            image: 'bottle-destilado-1',
            quantity: 2,
          },
        ],
        changes: ['first'],
      })
    })

    it('applies the actions of a change in order', async () => {
      const actions = [
        { type: 'add', line: aCartLine() },
        { type: 'add', line: aCartLine({ id: 'triple' }) },
        { type: 'set-quantity', id: 'triple', quantity: 4 },
        { type: 'remove', id: 'destilado' },
      ] as const
      expect(await change(rosa, { id: 'many', actions })).toEqual([
        aCartLine({ id: 'triple', quantity: 4 }),
      ])
    })

    it('applies a change once when it is sent twice', async () => {
      await change(rosa, adding('same'))
      expect(await change(rosa, adding('same'))).toEqual([aCartLine()])
      expect(await load(rosa)).toEqual([aCartLine()])
    })

    it('applies a change once when it is sent twice at the same time', async () => {
      const twice = [change(rosa, adding('same')), change(rosa, adding('same'))]
      expect(await Promise.all(twice)).toEqual([[aCartLine()], [aCartLine()]])
    })

    it('loses nothing when two devices add at the same time', async () => {
      const tablet = await onAnotherDevice(bench, rosa)
      await Promise.all([
        change(rosa, adding('phone-1')),
        change(tablet, adding('tablet-1')),
        change(rosa, adding('phone-2', { id: 'triple' })),
        change(tablet, adding('tablet-2', { id: 'triple', quantity: 2 })),
      ])
      const quantities = (await load(rosa)).map(({ id, quantity }) => [id, quantity])
      expect(Object.fromEntries(quantities)).toEqual({ destilado: 2, triple: 3 })
    })

    it('stores the ids of a limited number of changes', async () => {
      for (let i = 0; i <= maxStoredChangeIds; i += 1) await change(rosa, adding(`change-${i}`))
      const stored = await bench.read(`carts/${rosa.account.uid}`)
      expect(stored?.['changes']).toHaveLength(maxStoredChangeIds)
      expect(stored?.['changes']).toContain(`change-${maxStoredChangeIds}`)
    })

    it('keeps the valid lines of a stored cart', async () => {
      await bench.put(`carts/${rosa.account.uid}`, {
        items: [{ id: 'destilado' }, { id: 'triple', quantity: -3 }, 'rubbish'],
      })
      const kept = { id: 'destilado', name: 'Nombre no disponible', priceCents: 0, image: null }
      expect(await load(rosa)).toEqual([{ ...kept, quantity: 1 }])
      expect(await change(rosa, adding('next', { id: 'triple' }))).toEqual([
        { ...kept, quantity: 1 },
        aCartLine({ id: 'triple' }),
      ])
    })

    it.each([
      ['a name', adding('first', { name: 'x'.repeat(201) })],
      ['an id', adding('first', { id: 'x'.repeat(81) })],
      ['an image', adding('first', { image: 'x'.repeat(501) })],
      ['the id of a change', adding('x'.repeat(65))],
    ])('refuses %s that is too long', async (_, cartChange) => {
      await expect(change(rosa, cartChange)).rejects.toEqual(outage('permission-denied'))
      expect(await load(rosa)).toEqual([])
    })

    it('refuses a change whose id has a comma', async () => {
      await expect(change(rosa, adding('one,two'))).rejects.toEqual(outage('permission-denied'))
    })

    it('rethrows a bug unchanged', async () => {
      // The type excludes this action; a caller without types could pass it.
      const unknown = { type: 'steal' } as unknown as CartAction
      await expect(change(rosa, { id: 'bug', actions: [unknown] })).rejects.toBeInstanceOf(
        TypeError,
      )
    })

    it('removes a cart, and accepts a second removal', async () => {
      await change(rosa, adding('first'))
      await rosa.device.carts.remove(rosa.account.uid)
      await rosa.device.carts.remove(rosa.account.uid)
      expect(await load(rosa)).toEqual([])
    })

    it("refuses access to another user's cart", async () => {
      const { uid } = rosa.account
      const denied = outage('permission-denied')
      for (const { carts } of [(await signUp(bench)).device, bench.openDevice()]) {
        await expect(carts.load(uid)).rejects.toEqual(denied)
        await expect(carts.change(uid, adding('foreign'))).rejects.toEqual(denied)
        await expect(carts.remove(uid)).rejects.toEqual(denied)
      }
    })
  })
}
