import { cartRef, type CartLine, type GuestCart } from '@storefront/domain'
import { aCartLine } from '@storefront/domain/testing'
import { beforeEach, describe, expect, it } from 'vitest'

import { outage } from './outcomes.ts'
import { onAnotherDevice, signUp, type Visitor } from './people.ts'
import type { MakeBench, TestBench } from './TestBench.ts'

const destilado = (quantity = 1) => aCartLine({ quantity })
const triple = (quantity = 1) => aCartLine({ id: 'triple', name: 'Amaru Triple', quantity })

const load = ({ device, account }: Visitor) => device.carts.load(account.uid)
const setLine = ({ device, account }: Visitor, line: CartLine) =>
  device.carts.setLine(account.uid, line)
const merge = ({ device, account }: Visitor, guest: GuestCart) =>
  device.carts.merge(account.uid, guest)

export function describeCartsContract(makeBench: MakeBench): void {
  describe('a cart', () => {
    let bench: TestBench
    let rosa: Visitor
    beforeEach(async () => {
      bench = await makeBench()
      rosa = await signUp(bench)
    })

    it('is empty at first, and the same on every device', async () => {
      expect(await load(rosa)).toEqual([])
      expect(await setLine(rosa, destilado(2))).toEqual([destilado(2)])
      expect(await load(await onAnotherDevice(bench, rosa))).toEqual([destilado(2)])
    })

    it('is stored with decimal prices', async () => {
      await setLine(rosa, aCartLine({ priceCents: 3999 }))
      expect(await bench.read(cartRef(rosa.account.uid).path)).toMatchObject({
        items: [
          {
            id: 'destilado',
            name: 'Amaru Destilado',
            price: 39.99,
            image: 'bottle-destilado-1',
            quantity: 1,
          },
        ],
      })
    })

    it('has each line as it was set last, however often it was sent; none without bottles', async () => {
      await setLine(rosa, destilado(2))
      await setLine(rosa, triple())
      expect(await setLine(rosa, destilado(5))).toEqual([destilado(5), triple()])
      expect(await setLine(rosa, destilado(5))).toEqual([destilado(5), triple()])
      expect(await setLine(rosa, destilado(0))).toEqual([triple()])
      expect(await setLine(rosa, destilado(0))).toEqual([triple()])
    })

    it('keeps what two devices set at the same time', async () => {
      const tablet = await onAnotherDevice(bench, rosa)
      await Promise.all([setLine(rosa, destilado(2)), setLine(tablet, triple(3))])
      expect(new Set(await load(rosa))).toEqual(new Set([destilado(2), triple(3)]))
    })

    it("takes over a guest's bottles once, however often they are sent", async () => {
      await setLine(rosa, destilado(2))
      const guest = { id: 'guest', cart: [destilado(1), triple(1)] }
      const merged = [destilado(3), triple(1)]
      expect(await merge(rosa, guest)).toEqual(merged)
      expect(await merge(rosa, guest)).toEqual(merged)
      await Promise.all([merge(rosa, guest), merge(await onAnotherDevice(bench, rosa), guest)])
      expect(await load(rosa)).toEqual(merged)
    })

    it("is not another user's, nor a guest's", async () => {
      const { uid } = rosa.account
      const denied = outage('permission-denied')
      for (const { carts } of [(await signUp(bench)).device, bench.openDevice()]) {
        await expect(carts.setLine(uid, destilado())).rejects.toEqual(denied)
        await expect(carts.merge(uid, { id: 'guest', cart: [destilado()] })).rejects.toEqual(denied)
      }
      expect(await load(rosa)).toEqual([])
    })
  })
}
