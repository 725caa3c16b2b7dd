export const es = {
  title: '{brand} · Destilado de pitahaya del Ecuador',
  description:
    '{brand} es un destilado premium de pitahaya amarilla, elaborado sin prisa en Ecuador. Conoce sus botellas, su historia y sus cócteles.',
  eyebrow: 'Destilado de pitahaya · Ecuador',
  claim: 'El dragón duerme en la fruta',
  lead: 'Pitahaya amarilla, fermentada despacio y destilada hasta lo esencial.',
  discover: 'Descubre las botellas',
  intro: {
    title: 'Una fruta, una montaña, un fuego',
    first:
      'Amaru es la serpiente alada de los Andes: une el agua con el cielo y despierta cuando algo está por cambiar. Nosotros la encontramos en una fruta de piel de dragón y pulpa blanca.',
    second:
      'De la pitahaya amarilla nace un espíritu claro, de perfume floral y final limpio. Nada se apura: ni la fruta, ni la levadura, ni el alambique.',
    link: 'Conoce nuestra historia',
  },
  products: {
    title: 'Tres maneras de contarla',
    learnMore: 'Descubrir',
  },
} as const
