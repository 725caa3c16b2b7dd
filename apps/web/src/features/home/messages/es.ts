export const es = {
  title: '{brand} · Destilado de pitahaya del Ecuador',
  description:
    '{brand} es un destilado premium de pitahaya amarilla, hecho en Ecuador con fruta, madera y cobre. Conoce sus botellas, su historia y sus cócteles.',
  eyebrow: 'Destilado de pitahaya · Ecuador',
  claim: 'El dragón duerme en la fruta',
  lead: 'Pitahaya amarilla, fermentada despacio y destilada hasta lo esencial.',
  discover: 'Descubre las botellas',
  heroAlt:
    'Valle de Palora bajo la luna llena: el Sangay humea, la pitahaya abre sus flores y la serpiente alada duerme en la hierba, enroscada alrededor de la botella',
  intro: {
    title: 'Una fruta, una montaña, un fuego',
    first:
      'En los Andes, una serpiente alada une el agua con el cielo. Nosotros la encontramos en una fruta con piel de dragón y pulpa de nieve.',
    second:
      '{brand} es un destilado premium de pitahaya amarilla, al estilo de los destilados de agave. La fruta crece en el valle de Palora, al pie del Sangay; fermenta en madera y pasa por un alambique de cobre.',
    link: 'Conoce nuestra historia',
  },
  products: {
    label: 'Las botellas',
    title: 'Tres maneras de nombrar una fruta',
  },
  pour: {
    title: 'La fruta, ya líquida',
    text: 'Lo que era espina, piel y semilla cae claro en el vaso.',
    link: 'Elegir una botella',
    alt: 'Un chorro transparente cae de la botella a un vaso tallado, entre pitahayas amarillas enteras y cortadas',
  },
  process: {
    title: 'De la espina a la gota',
    text: 'Manos, madera y cobre. Lo demás lo pone la fruta.',
    alt: 'Una pitahaya amarilla partida, de pulpa blanca con semillas negras, junto a otra entera',
    link: 'Ver el proceso',
  },
  recognitions: {
    title: 'Éxito internacional: que alguien, lejos, pida pitahaya por su nombre',
    text: 'Mientras llega ese día, doce medallas de la casa en oro, plata y bronce. Acércate y míralas una a una.',
    recognitions: { count: '12', label: 'medallas de la casa' },
    metals: { count: '3', label: 'metales' },
    fruit: { count: '1', label: 'sola fruta' },
    link: 'Ver las medallas',
  },
  cocktails: {
    title: 'Tres para empezar',
    text: 'Gira una tarjeta y la receta es tuya.',
    link: 'Ver más cócteles',
  },
  legend: {
    title: 'Nadie sabe en cuál duerme',
    text: 'Dicen que la serpiente que llevó la lluvia al cielo descansa enroscada en una pitahaya. Por eso, aquí, antes de partir la fruta se pide permiso.',
    link: 'Lee la leyenda',
    alt: 'Grabado de una serpiente de escamas doradas que se alza ante el sol entre cactus con fruta y flores blancas',
  },
} as const
