import { checkFields, type FieldErrors } from '../shared/fieldErrors.ts'
import type { Result } from '../shared/result.ts'
import { checkLength, checkText } from '../shared/textFields.ts'
import type { Tracking } from './entries.ts'

/** Maximum lengths in UTF-16 characters. */
export const trackingLength = { carrier: 60, number: 60 } as const

/**
 * Ecuadorian carriers with a public tracking page. Tramaco's has no URL for each parcel: the buyer types the
 * number there.
 */
const carrierPages: readonly { name: string; page: (number: string) => string }[] = [
  {
    name: 'Servientrega',
    page: (number) => `https://www.servientrega.com.ec/Tracking/?guia=${number}&tipo=GUIA`,
  },
  {
    name: 'Laarcourier',
    page: (number) => `https://fenixoper.laarcourier.com/Tracking/Guiacompleta.aspx?guia=${number}`,
  },
  { name: 'Tramaco', page: () => 'https://www.tramaco.com.ec/' },
]

/** The names of the carriers with a tracking page. */
export const knownCarriers: readonly string[] = carrierPages.map(({ name }) => name)

/** The URL of the carrier's tracking page; null for an unknown carrier, or without a number. */
export function trackingLink({ carrier, number }: Tracking): string | null {
  const typed = carrier.trim().toLowerCase()
  const parcel = number.replaceAll(/\s/g, '')
  const known = carrierPages.find(({ name }) => name.toLowerCase() === typed)
  return known === undefined || parcel === '' ? null : known.page(encodeURIComponent(parcel))
}

/** Checks a typed carrier, which is required, and number. Errors: `required`, `too-long`. */
export function checkTracking(typed: Tracking): Result<Tracking, FieldErrors<keyof Tracking>> {
  return checkFields({
    carrier: checkText(typed.carrier, trackingLength.carrier),
    number: checkLength(typed.number, trackingLength.number),
  })
}
