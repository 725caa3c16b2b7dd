export const es = {
  title: 'Reconocimientos',
  description:
    'La vitrina de {brand}: doce medallas de muestra en oro, plata y bronce, a la espera de los reconocimientos verdaderos.',
  eyebrow: 'Reconocimientos',
  heading: 'Doce luces en la noche',
  lead: 'Un lugar para lo que el tiempo y los catadores digan de {brand}: oro, plata y bronce sobre fondo oscuro.',
  sample:
    'Las medallas que ves son diseños de muestra. No corresponden a ningún concurso: guardan el sitio de los reconocimientos que vendrán, y sus inscripciones se cambiarán por las verdaderas.',
  medals: 'Medallas',
  close: 'Cerrar',
  previous: 'Medalla anterior',
  next: 'Medalla siguiente',
  position: '{current} de {total}',
} as const
