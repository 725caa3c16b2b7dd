import { checkShopSettings, defaultShopSettings, languages, ok } from '@storefront/domain'
import { expect, it } from 'vitest'

import { settingsFormOf } from './settingsForm.ts'

it.each([
  defaultShopSettings,
  {
    shippingCents: 0,
    freeShippingFromCents: null,
    salesPaused: true,
    salesPausedMessage: { es: 'Ley seca.', en: 'Dry law.' },
  },
])('the form of %j is checked to the same settings', (settings) => {
  for (const language of languages) {
    expect(checkShopSettings(settingsFormOf(settings, language))).toEqual(ok(settings))
  }
})
