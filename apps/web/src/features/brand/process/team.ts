import type { Localized } from '@storefront/domain'
import { portraitAgronomist } from '@storefront/imagery/portrait-agronomist'
import { portraitDistiller } from '@storefront/imagery/portrait-distiller'
import { portraitFounder } from '@storefront/imagery/portrait-founder'
import type { PictureSource } from '@storefront/ui'

export interface TeamMember {
  readonly id: string
  readonly name: string
  readonly role: Localized<string>
  readonly text: Localized<string>
  readonly picture: PictureSource
  readonly alt: Localized<string>
}

/**
 * The three members of the team (spec section 2.13): placeholders until the owner replaces them
 * (`placeholders` in `@storefront/brand`). The names are invented and the portraits are drawn; the page says so.
 */
export const team: readonly TeamMember[] = [
  {
    id: 'founder',
    name: 'Rosalía',
    role: { es: 'Fundadora', en: 'Founder' },
    text: {
      es: 'Sienta a una misma mesa a quienes siembran y a quienes destilan, y prueba cada lote antes que nadie.',
      en: 'Brings growers and distillers to one table, and tastes every batch before anyone else.',
    },
    picture: portraitFounder,
    alt: {
      es: 'Retrato grabado de una mujer de tres cuartos, con sombrero de paja y trenza',
      en: 'Engraved portrait of a woman in three-quarter view, with a straw hat and a braid',
    },
  },
  {
    id: 'distiller',
    name: 'Tomás',
    role: { es: 'Maestro destilador', en: 'Master distiller' },
    text: {
      es: 'Enciende el alambique y decide, en cada tanda, dónde empieza el corazón y dónde termina.',
      en: 'Lights the still and decides, run by run, where the heart begins and where it ends.',
    },
    picture: portraitDistiller,
    alt: {
      es: 'Retrato grabado de un hombre de barba gris, con delantal de cuero',
      en: 'Engraved portrait of a man with a gray beard and a leather apron',
    },
  },
  {
    id: 'agronomist',
    name: 'Elena',
    role: { es: 'Agrónoma', en: 'Agronomist' },
    text: {
      es: 'Camina el cultivo planta por planta y señala qué hilera está lista para la cosecha.',
      en: 'Walks the fields plant by plant and marks the rows that are ready to pick.',
    },
    picture: portraitAgronomist,
    alt: {
      es: 'Retrato grabado de una mujer de pelo rizado, con lentes y chaleco verde',
      en: 'Engraved portrait of a woman with curly hair, glasses and a green vest',
    },
  },
]
