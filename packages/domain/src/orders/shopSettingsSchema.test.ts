import { describe, expect, it } from 'vitest'

import { defaultShopSettings } from './shopSettings.ts'
import { shopSettingsSchema } from './shopSettingsSchema.ts'

describe('shopSettingsSchema', () => {
  it('reads stored settings', () => {
    const stored = {
      shippingCents: 700,
      freeShippingFromCents: null,
      salesPaused: true,
      salesPausedMessage: { es: 'Ley seca', en: 'Dry law' },
    }
    expect(shopSettingsSchema.parse(stored)).toEqual(stored)
  })

  it('does without a message', () => {
    const { salesPausedMessage: _, ...stored } = defaultShopSettings
    expect(shopSettingsSchema.parse(stored)).toEqual(defaultShopSettings)
  })

  it('reads no negative zero, which could not be written again', () => {
    const zeros = { shippingCents: -0, freeShippingFromCents: -0 }
    expect(shopSettingsSchema.parse({ ...defaultShopSettings, ...zeros })).toMatchObject({
      shippingCents: 0,
      freeShippingFromCents: 0,
    })
  })

  it.each([{ shippingCents: -1 }, { shippingCents: 4.5 }, { freeShippingFromCents: undefined }])(
    'refuses %j',
    (wrong) => {
      expect(shopSettingsSchema.safeParse({ ...defaultShopSettings, ...wrong }).success).toBe(false)
    },
  )
})
