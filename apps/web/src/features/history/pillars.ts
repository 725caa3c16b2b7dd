import type { Localized } from '@storefront/domain'

interface Pillar {
  readonly name: Localized<string>
  readonly text: Localized<string>
}

/** What the house rests on (spec section 2, "History page"), in the order of the specification. */
export const pillars: readonly Pillar[] = [
  {
    name: { es: 'Innovación', en: 'Innovation' },
    text: {
      es: 'Pocos destilan esta fruta. Cada lote es una pregunta nueva.',
      en: 'Few people distill this fruit. Every batch asks a new question.',
    },
  },
  {
    name: { es: 'Calidad', en: 'Quality' },
    text: {
      es: 'Fruta madura, cortes lentos. Lo que no convence no se embotella.',
      en: 'Ripe fruit, slow cuts. What does not convince us is not bottled.',
    },
  },
  {
    name: { es: 'Sostenibilidad', en: 'Sustainability' },
    text: {
      es: 'Tomamos del valle solo lo que el valle puede volver a dar.',
      en: 'We take from the valley only what the valley can give again.',
    },
  },
  {
    name: { es: 'Responsabilidad social', en: 'Social responsibility' },
    text: {
      es: 'Crecer vale la pena si crece también quien está al lado.',
      en: 'Growth is worth having when those beside us grow too.',
    },
  },
  {
    name: { es: 'Excelencia global', en: 'Global excellence' },
    text: {
      es: 'Hecho aquí, a la altura de cualquier mesa del mundo.',
      en: 'Made here, and a match for any table in the world.',
    },
  },
]
