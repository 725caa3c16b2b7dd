import { bottleDestiladoDay } from '@storefront/imagery/bottle-destilado-day'
import { bottleDestiladoMoon } from '@storefront/imagery/bottle-destilado-moon'
import { bottleDestiladoPaper } from '@storefront/imagery/bottle-destilado-paper'
import { bottleReposadoMoon } from '@storefront/imagery/bottle-reposado-moon'
import { bottleTripleMoon } from '@storefront/imagery/bottle-triple-moon'
import { bottleTriplePaper } from '@storefront/imagery/bottle-triple-paper'
import type { PictureSource } from '@storefront/ui'

/** Bottles without a background, all at one scale, by the product's id: before a moon, by day, and on paper. */
export const moonCutOuts: ReadonlyMap<string, PictureSource> = new Map([
  ['destilado', bottleDestiladoMoon],
  ['triple-destilado', bottleTripleMoon],
  ['reposado', bottleReposadoMoon],
])

export const dayCutOuts: ReadonlyMap<string, PictureSource> = new Map([
  ['destilado', bottleDestiladoDay],
])

export const paperCutOuts: ReadonlyMap<string, PictureSource> = new Map([
  ['destilado', bottleDestiladoPaper],
  ['triple-destilado', bottleTriplePaper],
])
