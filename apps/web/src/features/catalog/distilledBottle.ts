import { type Bottle, distilled } from './products.ts'

export const distilledBottle: Bottle = {
  product: distilled,
  description: {
    es: 'La pitahaya amarilla en su forma más directa, fermentada en madera y destilada hasta que solo queda lo esencial: la flor, la pulpa y un hilo de cítrico. Sola, con hielo o en un cóctel que no quiera esconderla.',
    en: 'Yellow pitahaya at its most direct, fermented in wood and distilled until only the essential remains: blossom, flesh and a thread of citrus. Neat, over ice, or in a cocktail with no wish to hide it.',
  },
  vessel: {
    es: 'Vidrio transparente de base tallada, tapón de madera y etiqueta marfil.',
    en: 'Clear glass with a cut base, a wooden stopper and an ivory label.',
  },
  features: {
    view: {
      es: 'Cristalino, con brillo de plata y lágrimas finas.',
      en: 'Crystal clear, with a silver sheen and fine legs.',
    },
    aroma: {
      es: 'Flor blanca de pitahaya, lima y un recuerdo de hierba mojada.',
      en: 'White pitahaya blossom, lime and a memory of wet grass.',
    },
    taste: {
      es: 'Pulpa fresca y cítrico verde; el dulzor se seca al final y deja la boca limpia.',
      en: 'Fresh fruit and green citrus; the sweetness dries at the end and leaves the palate clean.',
    },
    body: {
      es: 'Ligero y sedoso, de calor suave.',
      en: 'Light and silky, with a gentle warmth.',
    },
  },
}
