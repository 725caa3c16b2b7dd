/** The notices of the checkout. */
export const es = {
  'details-saved': 'Datos actualizados correctamente',
  'details-not-saved': 'Hubo un error al actualizar los datos',
} as const
