export const es = {
  title: 'Reconocimientos',
  description:
    'Las doce medallas de {brand}, grabadas por la propia casa: cada una nombra una virtud de la pitahaya, de su gente o del valle de Palora.',
  eyebrow: 'Reconocimientos',
  heading: 'Doce medallas de la casa',
  lead: 'Ningún concurso las dio: las grabamos nosotros. Cada una nombra una virtud de la fruta, de la gente o del valle de Palora.',
  medals: 'Medallas',
  metal: { gold: 'Oro', silver: 'Plata', bronze: 'Bronce' },
  of: { fruit: 'de la fruta', people: 'de la gente', place: 'del lugar' },
  twelfth: 'La duodécima es la misma medalla que la quinta, de otro año y con otro grabado.',
  close: 'Cerrar',
  previous: 'Medalla anterior',
  next: 'Medalla siguiente',
  position: '{current} de {total}',
} as const
