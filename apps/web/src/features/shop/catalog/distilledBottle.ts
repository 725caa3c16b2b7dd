import { distilled, type Bottle } from './products.ts'

export const distilledBottle: Bottle = {
  product: distilled,
  lead: {
    es: 'Pitahaya amarilla de Palora, fermentada en madera y destilada una vez: flor blanca, lima y un final limpio.',
    en: 'Yellow pitahaya from Palora, fermented in wood and distilled once: white blossom, lime and a clean finish.',
  },
  description: {
    es: 'Un destilado de pitahaya amarilla, al estilo de los destilados de agave.',
    en: 'A spirit made from yellow pitahaya, in the style of the agave spirits.',
  },
  vessel: {
    es: 'Vidrio transparente, pie tallado a facetas, tapón de madera y corcho, etiqueta marfil con la serpiente en oro.',
    en: 'Clear glass, a faceted foot, a stopper of wood and cork, and an ivory label with the serpent in gold.',
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
  compared: {
    copper: { es: 'Una, en cobre', en: 'One, in copper' },
    taste: { es: 'Flor blanca, lima y hierba mojada', en: 'White blossom, lime and wet grass' },
    serve: { es: 'Con tónica, en un sour o con hielo', en: 'With tonic, in a sour or over ice' },
  },
}
