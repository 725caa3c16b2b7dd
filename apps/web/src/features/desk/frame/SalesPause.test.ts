import { expect, it } from 'vitest'

import { pauseStateOf } from './SalesPause.tsx'

const plan = { startsAt: 1000, endsAt: 2000 }
const shop = { salesPaused: false, plannedPause: plan, salesPausedMessage: { es: '', en: '' } }

it.each([
  ['before a planned pause', shop, 999, 'ahead'],
  ['from its start on', shop, 1000, 'underWay'],
  ['after its end', shop, 2000, null],
  ['switched off, whatever is planned', { ...shop, salesPaused: true }, 1500, 'switched'],
  ['without a plan', { ...shop, plannedPause: null }, 1500, null],
])('tells whether the shop sells: %s', (_, settings, time, state) => {
  expect(pauseStateOf(settings, time)).toBe(state)
})
