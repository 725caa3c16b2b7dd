export const es = {
  title: '{brand} · Destilado de pitahaya del Ecuador',
  description:
    '{brand} es un destilado premium de pitahaya amarilla, elaborado sin prisa en Ecuador. Conoce sus botellas, su historia y sus cócteles.',
  eyebrow: 'Destilado de pitahaya · Ecuador',
  claim: 'El dragón duerme en la fruta',
  lead: 'Pitahaya amarilla, fermentada despacio y destilada hasta lo esencial.',
  discover: 'Descubre las botellas',
  heroAlt: 'Botella de {brand} Destilado ante un halo de luz, entre pitahayas amarillas',
  intro: {
    eyebrow: 'El origen',
    title: 'Una fruta, una montaña, un fuego',
    first:
      'La serpiente alada de los Andes une el agua con el cielo y despierta cuando algo está por cambiar. {brand} la encontró en una fruta de piel de dragón y pulpa de nieve.',
    second:
      'De la pitahaya amarilla nace un espíritu claro, de perfume floral y final limpio. Nada se apura: ni la fruta, ni la levadura, ni el alambique.',
    link: 'Conoce nuestra historia',
  },
  products: {
    eyebrow: 'Las botellas',
    title: 'Tres maneras de nombrar una fruta',
    learnMore: 'Conocer más',
    learnMoreNamed: 'Conocer más sobre {name}',
    comingSoon: 'Próximamente',
  },
  process: {
    eyebrow: 'El proceso',
    title: 'De la espina a la gota',
    text: 'Manos, cobre y paciencia: lo demás lo pone la fruta.',
    link: 'Ver el proceso',
  },
  recognitions: {
    eyebrow: 'Éxito internacional',
    title: 'Una vitrina que mira lejos',
    text: 'Del destilado a la coctelería y el diseño, cada medalla tiene algo que contar. Acércate y léelas una a una.',
    recognitions: { count: '12', label: 'medallas de muestra' },
    metals: { count: '3', label: 'metales' },
    fruit: { count: '1', label: 'sola fruta' },
    link: 'Ver los reconocimientos',
  },
  cocktails: {
    eyebrow: 'En la copa',
    title: 'Tres para empezar',
    text: 'Gira una tarjeta y la receta es tuya.',
    link: 'Ver más cócteles',
  },
  legend: {
    eyebrow: 'La leyenda',
    title: 'Nadie sabe en cuál duerme',
    text: 'Dicen que la serpiente que llevó la lluvia al cielo descansa enroscada en una pitahaya. Por eso, aquí, la fruta se abre sin apuro.',
    link: 'Lee la leyenda',
    alt: 'Grabado de una serpiente de escamas doradas que se alza ante el sol entre cactus con fruta y flores blancas',
  },
} as const
