export const es = {
  title: 'Reconocimientos',
  description:
    'Las medallas de {brand}: la serpiente, la lechuza, la fruta y la botella, grabadas en oro, plata y bronce. Doce piezas que se ven de cerca.',
  eyebrow: 'Medallas de la casa',
  heading: 'Doce luces en la noche',
  lead: 'La serpiente, la lechuza, la fruta y la botella, en oro, plata y bronce. Elige una y acércate.',
  medals: 'Medallas',
  close: 'Cerrar',
  previous: 'Medalla anterior',
  next: 'Medalla siguiente',
  ways: {
    title: 'El camino sigue',
    products: 'Las botellas',
    history: 'Nuestra historia',
  },
  position: '{current} de {total}',
} as const
