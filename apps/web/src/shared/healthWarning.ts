/** Ecuador's health warning, as its law words it, and in English (spec section 17.8). */
export const healthWarning = {
  es: 'Advertencia: El consumo excesivo de alcohol limita su capacidad de conducir y operar maquinarias, puede causar daños en su salud y perjudica a su familia. Ministerio de Salud Pública del Ecuador.',
  en: 'Warning: Excessive consumption of alcohol limits your ability to drive and operate machinery, may harm your health and hurts your family. Ministry of Public Health of Ecuador.',
} as const
