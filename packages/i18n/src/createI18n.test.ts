import { expect, it } from 'vitest'

import { createI18n } from './createI18n.ts'

it.each([
  ['es', '1.234 pedidos'],
  ['en', '1,234 pedidos'],
] as const)('writes the number of a count as prices are written in %s', (language, text) => {
  const instance = createI18n(language)
  instance.addResource(language, 'orders', 'all_other', '{count, number} pedidos')
  expect(instance.t('all', { ns: 'orders', count: 1234 })).toBe(text)
})
