import { defaultShopSettings, type ShopSettings } from '@storefront/domain'
import { beforeEach, describe, expect, it } from 'vitest'

import { outage } from './outcomes.ts'
import { signUp, signUpAdmin } from './people.ts'
import type { MakeBench, TestBench } from './TestBench.ts'

const changed: ShopSettings = {
  shippingCents: 750,
  freeShippingFromCents: null,
  salesPaused: true,
  salesPausedMessage: { es: 'Ley seca', en: 'Dry law' },
}
const longMessage = { salesPausedMessage: { es: '', en: 'x'.repeat(301) } }

const denied = outage('permission-denied')

export function describeSettingsContract(makeBench: MakeBench): void {
  describe('SettingsRepository', () => {
    let bench: TestBench
    beforeEach(async () => {
      bench = await makeBench()
    })

    it('gives the defaults while nothing is stored', async () => {
      expect(await bench.openDevice().settings.shop()).toEqual(defaultShopSettings)
    })

    it('gives what is stored', async () => {
      await bench.put('settings/shop', { ...changed, updatedAt: Date.UTC(2026, 0, 2) })
      expect(await bench.openDevice().settings.shop()).toEqual(changed)
    })

    it('saves the settings whole, for an admin', async () => {
      const { settings } = (await signUpAdmin(bench)).device
      await settings.save(changed)
      expect(await bench.openDevice().settings.shop()).toEqual(changed)
      await settings.save(defaultShopSettings)
      expect(await settings.shop()).toEqual(defaultShopSettings)
    })

    it('saves nothing that no settings may be', async () => {
      const { settings } = (await signUpAdmin(bench)).device
      for (const wrong of [{ shippingCents: -1 }, { freeShippingFromCents: 0.5 }, longMessage]) {
        await expect(settings.save({ ...changed, ...wrong })).rejects.toEqual(denied)
      }
      expect(await settings.shop()).toEqual(defaultShopSettings)
    })

    it('saves nothing for users and guests', async () => {
      for (const { settings } of [(await signUp(bench)).device, bench.openDevice()]) {
        await expect(settings.save(changed)).rejects.toEqual(denied)
      }
    })

    it('names the document when it does not have the shape of settings', async () => {
      await bench.put('settings/shop', { shippingCents: -1 })
      await expect(bench.openDevice().settings.shop()).rejects.toMatchObject({
        code: 'invalid-document',
        message: expect.stringContaining('settings/shop'),
      })
    })
  })
}
