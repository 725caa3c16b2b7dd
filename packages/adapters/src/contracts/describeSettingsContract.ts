import {
  defaultShopSettings,
  maxPriceCents,
  settingsBounds,
  type AdminSettings,
  type Backend,
  type BankAccount,
  type ShopSettings,
} from '@storefront/domain'
import { beforeEach, describe, expect, it } from 'vitest'

import { done, outage } from './outcomes.ts'
import { signUp, signUpAdmin } from './people.ts'
import type { MakeBench, TestBench } from './TestBench.ts'

const shopSettings: ShopSettings = {
  shippingCents: 750,
  freeShippingFromCents: null,
  salesPaused: true,
  salesPausedMessage: { es: 'Ley seca', en: 'Dry law' },
  plannedPause: { startsAt: Date.UTC(2026, 1, 7), endsAt: Date.UTC(2026, 1, 9) },
  maxBottlesPerOrder: 6,
  verifiedEmailOnly: true,
  pendingDays: 3,
  deliveryDays: { from: 2, to: 5 },
  transferOffered: true,
  transferDays: 3,
  lettersOn: true,
  contact: { email: 'hola@example.com', phone: '+593 2 123 456', whatsapp: '' },
  owner: { legalName: 'Amaru S.A.S.', ruc: '1790012345001', address: 'Quito', returnDays: 15 },
}
const bankAccount: BankAccount = {
  bank: 'Banco del Austro',
  kind: 'savings',
  number: '2200456',
  holder: 'Amaru S.A.S.',
  holderId: '1790012345001',
}
const changed: AdminSettings = { ...shopSettings, bankAccount }
const defaults: AdminSettings = { ...defaultShopSettings, bankAccount: null }

const longMessage = { salesPausedMessage: { es: '', en: 'x'.repeat(301) } }

const account = {
  bank: 'Banco',
  kind: 'checking',
  number: '1',
  holder: 'Amaru',
  holderId: '2',
} as const

const denied = outage('permission-denied')

/** All settings as an admin edits them. */
const allOf = async (settings: Backend['settings']): Promise<AdminSettings> => ({
  ...(await settings.shop()),
  bankAccount: await settings.bankAccount(),
})

export function describeSettingsContract(makeBench: MakeBench): void {
  describe('SettingsRepository', () => {
    let bench: TestBench
    beforeEach(async () => {
      bench = await makeBench()
    })

    it('returns the defaults when nothing is stored', async () => {
      expect(await bench.openDevice().settings.shop()).toEqual(defaultShopSettings)
    })

    it('returns the stored settings', async () => {
      await bench.put('settings/shop', { ...shopSettings, updatedAt: Date.UTC(2026, 0, 2) })
      expect(await bench.openDevice().settings.shop()).toEqual(shopSettings)
    })

    it('returns the bank account to signed-in visitors only', async () => {
      const { settings } = (await signUp(bench)).device
      expect(await settings.bankAccount()).toBeNull()
      await bench.put('settings/bank', { account: bankAccount, updatedAt: Date.UTC(2026, 0, 2) })
      expect(await settings.bankAccount()).toEqual(bankAccount)
      await expect(bench.openDevice().settings.bankAccount()).rejects.toEqual(denied)
    })

    it('reads a bank account that was stored with the public settings, and moves it at the next change', async () => {
      const { transferOffered: _, transferDays: __, lettersOn: ___, ...stored } = shopSettings
      const updatedAt = Date.UTC(2026, 0, 2)
      await bench.put('settings/shop', { ...stored, bankAccount, updatedAt })
      const { settings } = (await signUpAdmin(bench)).device
      const before = await allOf(settings)
      expect(before).toEqual({ ...changed, transferDays: null, lettersOn: false })
      expect(await settings.save(before, { pendingDays: 5 })).toEqual(done)
      expect(await allOf(settings)).toEqual({ ...before, pendingDays: 5 })
      expect(await bench.read('settings/shop')).not.toHaveProperty('bankAccount')
      expect(await bench.read('settings/bank')).toEqual({
        account: bankAccount,
        updatedAt: expect.any(Number),
        auditEntry: expect.any(String),
      })
    })

    it('returns the defaults for fields that old settings lack', async () => {
      const { shippingCents, freeShippingFromCents, salesPaused } = changed
      await bench.put('settings/shop', { shippingCents, freeShippingFromCents, salesPaused })
      const known = { shippingCents, freeShippingFromCents, salesPaused }
      const { settings } = (await signUpAdmin(bench)).device
      const before = await allOf(settings)
      expect(before).toEqual({ ...defaults, ...known, transferOffered: true })
      const changes = { pendingDays: 5, transferOffered: false }
      expect(await settings.save(before, changes)).toEqual(done)
      expect(await allOf(settings)).toEqual({ ...before, ...changes })
    })

    it('saves every setting for an admin', async () => {
      const { settings } = (await signUpAdmin(bench)).device
      expect(await settings.save(defaults, changed)).toEqual(done)
      expect(await bench.openDevice().settings.shop()).toEqual(shopSettings)
      expect(await allOf(settings)).toEqual(changed)
      expect(await settings.save(changed, defaults)).toEqual(done)
      expect(await allOf(settings)).toEqual(defaults)
    })

    it('keeps a field that another admin has changed when the edit does not change it', async () => {
      const { settings } = (await signUpAdmin(bench)).device
      const before = await allOf(settings)
      const other = (await signUpAdmin(bench)).device.settings
      await other.save(before, { ...before, salesPaused: true })
      expect(await settings.save(before, { ...before, shippingCents: 600 })).toEqual(done)
      expect(await allOf(settings)).toEqual({ ...before, salesPaused: true, shippingCents: 600 })
    })

    it('is refused when another admin has changed a field that the edit changes', async () => {
      const { settings } = (await signUpAdmin(bench)).device
      const before = await allOf(settings)
      await settings.save(before, { shippingCents: 700 })
      expect(await settings.save(before, { shippingCents: 600, salesPaused: true })).toEqual({
        ok: false,
        error: 'settings-changed',
      })
      expect(await allOf(settings)).toEqual({ ...before, shippingCents: 700 })
    })

    it('keeps both of two changes made at the same time', async () => {
      const { settings } = (await signUpAdmin(bench)).device
      const before = await allOf(settings)
      await Promise.all([
        settings.save(before, { shippingCents: 600 }),
        settings.save(before, { salesPaused: true }),
      ])
      expect(await allOf(settings)).toEqual({ ...before, shippingCents: 600, salesPaused: true })
    })

    it('refuses invalid values', async () => {
      const { settings } = (await signUpAdmin(bench)).device
      for (const wrong of [
        { shippingCents: -1 },
        { shippingCents: maxPriceCents + 1 },
        { freeShippingFromCents: 0.5 },
        { freeShippingFromCents: maxPriceCents + 1 },
        longMessage,
        { plannedPause: { startsAt: 2, endsAt: 2 } },
        { deliveryDays: { from: 3, to: 2 } },
        { deliveryDays: { from: 1, to: settingsBounds.deliveryDays + 1 } },
        { maxBottlesPerOrder: 0 },
        { maxBottlesPerOrder: settingsBounds.bottles + 1 },
        { pendingDays: settingsBounds.pendingDays + 1 },
        { transferDays: 0 },
        { transferDays: settingsBounds.transferDays + 1 },
        { transferOffered: true },
        { bankAccount: { ...account, number: '' } },
        { contact: { ...changed.contact, phone: 'x'.repeat(31) } },
        { owner: { ...changed.owner, ruc: '179' } },
        { owner: { ...changed.owner, returnDays: settingsBounds.returnDays + 1 } },
      ]) {
        await expect(settings.save(defaults, wrong)).rejects.toEqual(denied)
      }
      expect(await settings.shop()).toEqual(defaultShopSettings)
    })

    it('refuses changes by users and guests', async () => {
      for (const { settings } of [(await signUp(bench)).device, bench.openDevice()]) {
        await expect(settings.save(defaults, changed)).rejects.toEqual(denied)
      }
    })

    it('reports the path of a document that is not valid settings', async () => {
      await bench.put('settings/shop', { shippingCents: -1 })
      await expect(bench.openDevice().settings.shop()).rejects.toMatchObject({
        code: 'invalid-document',
        message: expect.stringContaining('settings/shop'),
      })
    })
  })
}
