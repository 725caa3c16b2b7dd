import { defaultShopSettings, languages, ok } from '@storefront/domain'
import { expect, it } from 'vitest'

import { settingsForm } from './Settings.tsx'

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
    expect(settingsForm.check(settingsForm.formOf(settings, language))).toEqual(ok(settings))
  }
})
