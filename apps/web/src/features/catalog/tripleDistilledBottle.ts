import { type Bottle, tripleDistilled } from './products.ts'

export const tripleDistilledBottle: Bottle = {
  product: tripleDistilled,
  description: {
    es: 'La misma pitahaya amarilla, tres veces por el cobre. Cada paso levanta un velo y deja la fruta más cerca: más seda, más silencio, un final que se queda. Para copas pequeñas y pocas palabras.',
    en: 'The same yellow pitahaya, three times through copper. Each pass lifts a veil and brings the fruit closer: more silk, more silence, a finish that stays. For small glasses and few words.',
  },
  vessel: {
    es: 'Vidrio transparente de base tallada, tapón negro y etiqueta verde noche con filete de oro.',
    en: 'Clear glass with a cut base, a black stopper and a night-green label ruled in gold.',
  },
  features: {
    view: {
      es: 'Transparencia plena, con destellos de hielo.',
      en: 'Utterly transparent, with glints of ice.',
    },
    aroma: {
      es: 'Flor nocturna, pera y piel de limón.',
      en: 'Night blossom, pear and lemon peel.',
    },
    taste: {
      es: 'Pitahaya madura, pimienta blanca y un fondo mineral.',
      en: 'Ripe pitahaya, white pepper and a mineral depth.',
    },
    body: {
      es: 'Redondo y aterciopelado; entra sin hacer ruido.',
      en: 'Round and velvety; it arrives without a sound.',
    },
  },
}
