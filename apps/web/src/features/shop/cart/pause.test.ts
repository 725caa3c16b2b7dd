import { dayMs, defaultShopSettings } from '@storefront/domain'
import { expect, it } from 'vitest'

import { pauseLine, pauseText } from './pause.ts'

const startsAt = Date.UTC(2027, 1, 5, 17)
const endsAt = startsAt + 3 * dayMs
const planned = { ...defaultShopSettings, plannedPause: { startsAt, endsAt } }
const period =
  'No recibimos pedidos del viernes 5 de febrero, 12:00, al lunes 8 de febrero, 12:00, hora de Ecuador.'

it('tells of a planned pause from a week before it until it ends', () => {
  const times = [startsAt - 7 * dayMs - 1, startsAt - 7 * dayMs, endsAt - 1, endsAt]
  const told = `${period} Tu carrito te espera.`
  expect(times.map((time) => pauseText(planned, time, 'es'))).toEqual([null, told, told, null])
})

it('says why in the owner’s words where there are some, in either language', () => {
  const salesPausedMessage = { es: 'Por las elecciones.', en: 'For the elections.' }
  const settings = { ...planned, salesPausedMessage }
  expect(pauseText(settings, startsAt, 'es')).toBe(`${period} Por las elecciones.`)
  expect(pauseText(settings, startsAt, 'en')).toMatch(
    /^We are not taking orders from Friday, February 5, 12:00\sPM, to Monday.+ time\. For the elections\.$/,
  )
  const switched = { ...settings, plannedPause: null, salesPaused: true }
  expect(pauseText(switched, startsAt, 'en')).toBe('For the elections.')
  expect(pauseText({ ...switched, salesPaused: false }, startsAt, 'en')).toBeNull()
})

it('says that the switch is off rather than what is planned', () => {
  const settings = { ...planned, salesPaused: true }
  expect(pauseText(settings, startsAt - 1, 'es')).toMatch(/^Hoy no podemos vender/)
  expect(pauseText(settings, startsAt, 'es')).toMatch(/^Hoy no podemos vender/)
})

const line = (settings: Parameters<typeof pauseLine>[0], time: number) =>
  pauseLine(settings, time, 'es')?.title ?? null

it('says in one line from when nothing is sold', () => {
  expect(line(planned, startsAt - 7 * dayMs - 1)).toBeNull()
  expect(line(planned, startsAt - 1)).toBe('Sin ventas desde el vie 5 feb, 12:00')
  expect(line(planned, startsAt)).toBe('Sin ventas desde el vie 5 feb, 12:00')
  expect(line(planned, endsAt)).toBeNull()
  expect(line({ ...planned, salesPaused: true }, startsAt - 1)).toBe('Ventas en pausa')
  expect(line({ ...planned, salesPaused: true }, endsAt)).toBe('Ventas en pausa')
})
