export const es = {
  title: '{brand} · Destilado de pitahaya del Ecuador',
  description:
    '{brand} es un destilado premium de pitahaya, al estilo de los destilados de agave, hecho en Palora, Ecuador. Sus botellas, su historia y sus cócteles.',
  eyebrow: 'Destilado de pitahaya · Ecuador',
  claim: 'El dragón duerme en la fruta',
  lead: 'Pitahaya amarilla, la fruta del dragón, destilada en Palora, Ecuador.',
  discover: 'Descubre las botellas',
  heroAlt:
    'Valle de Palora bajo la luna llena: el Sangay humea, la pitahaya abre sus flores y la serpiente emplumada duerme en la hierba, enroscada alrededor de la botella',
  intro: {
    title: 'Una fruta, una montaña, un fuego',
    first:
      '{brand} es un destilado premium de pitahaya amarilla, al estilo de los destilados de agave y hecho en Ecuador. La fruta crece en el valle de Palora, al pie del volcán Sangay.',
    second:
      'Es transparente, de perfume floral y final limpio. Lleva en la etiqueta a la serpiente emplumada que, en los Andes, une el agua con el cielo.',
    link: 'Conoce nuestra historia',
    alt: 'La serpiente alada, de escamas doradas, se enrosca alrededor de una pitahaya amarilla abierta',
  },
  products: {
    label: 'Las botellas',
    title: 'Tres botellas, una fruta',
  },
  pour: {
    title: 'La fruta, ya líquida',
    text: 'Sale del alambique sin color y así se embotella, en vidrio transparente de 750 ml.',
    link: 'Elegir una botella',
    alt: 'De noche, un hilo claro cae del cuello de la botella a un vaso tallado; al lado, una pitahaya abierta',
  },
  process: {
    title: 'De la espina a la gota',
    text: 'La pitahaya de Palora se cosecha a mano, fermenta en madera y pasa por un alambique de cobre.',
    alt: 'Una pitahaya amarilla entera y otra abierta: pulpa blanca y translúcida con semillas negras',
    link: 'Ver el proceso',
  },
  recognitions: {
    title: 'Que un día, lejos de aquí, alguien pida pitahaya por su nombre',
    text: 'Ese sería nuestro éxito internacional. Hasta entonces, las medallas son de la casa: grabamos doce, y cada una nombra una virtud de la fruta, de la gente o del valle de Palora.',
    link: 'Ver las medallas',
  },
  cocktails: {
    title: 'Tres para empezar',
    text: 'Un tónico con romero, un sour de frambuesa y la margarita de la casa. Gira una lámina: detrás está la receta.',
    link: 'Ver más cócteles',
  },
  legend: {
    title: 'La serpiente que llevó la lluvia',
    text: 'Dicen que desde entonces duerme enroscada en una pitahaya, y nadie sabe en cuál. Por eso, aquí, la fruta se parte sin prisa.',
    link: 'Leer la leyenda',
    alt: 'La serpiente alada se alza ante el sol entre pitahayas en flor y en fruto',
  },
} as const
