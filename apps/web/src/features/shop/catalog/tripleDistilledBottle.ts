import { tripleDistilled, type Bottle } from './products.ts'

export const tripleDistilledBottle: Bottle = {
  product: tripleDistilled,
  lead: {
    es: 'La misma fruta, tres veces por el cobre: pera, pimienta blanca y un fondo mineral que se queda.',
    en: 'The same fruit, three times through copper: pear, white pepper and a mineral note that lingers.',
  },
  description: {
    es: 'La misma pitahaya, tres veces por el cobre: más sedosa y de final largo.',
    en: 'The same pitahaya, three times through the copper: silkier, with a long finish.',
  },
  vessel: {
    es: 'Vidrio transparente, pie tallado a facetas, tapón negro con lacre y sello, etiqueta verde noche con la serpiente en oro.',
    en: 'Clear glass, a faceted foot, a black stopper under wax and seal, and a night-green label with the serpent in gold.',
  },
  features: {
    view: {
      es: 'Transparencia plena, con destellos de hielo.',
      en: 'Utterly transparent, with glints of ice.',
    },
    aroma: {
      es: 'Flor nocturna, pera y piel de limón amarillo.',
      en: 'Night blossom, pear and lemon peel.',
    },
    taste: {
      es: 'Pitahaya madura, pimienta blanca y un fondo mineral.',
      en: 'Ripe pitahaya, white pepper and a mineral depth.',
    },
    body: {
      es: 'Redondo y aterciopelado, de final largo.',
      en: 'Round and velvety, with a long finish.',
    },
  },
  compared: {
    copper: { es: 'Tres, en cobre', en: 'Three, in copper' },
    taste: { es: 'Pera, pimienta blanca y piedra mojada', en: 'Pear, white pepper and wet stone' },
    serve: { es: 'Solo, a 8 °C, en copa de tallo', en: 'Neat, at 8 °C, in a stemmed glass' },
  },
}
