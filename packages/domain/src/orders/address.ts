/** The provinces of Ecuador, in Spanish. */
export const provinces = [
  'Azuay',
  'Bolívar',
  'Cañar',
  'Carchi',
  'Chimborazo',
  'Cotopaxi',
  'El Oro',
  'Esmeraldas',
  'Galápagos',
  'Guayas',
  'Imbabura',
  'Loja',
  'Los Ríos',
  'Manabí',
  'Morona Santiago',
  'Napo',
  'Orellana',
  'Pastaza',
  'Pichincha',
  'Santa Elena',
  'Santo Domingo de los Tsáchilas',
  'Sucumbíos',
  'Tungurahua',
  'Zamora Chinchipe',
] as const

/** The parts of a stored address: `direccion` is the street, the others may be empty. */
export interface AddressParts {
  readonly direccion: string
  readonly city: string
  /** One of the provinces. */
  readonly province: string
  /** A landmark that helps to find the house. */
  readonly reference: string
}

// The address is printed on the parcel for the driver, so it is Spanish in every language of the site.
const cityMark = 'Ciudad: '
const provinceMark = 'Provincia: '
const referenceMark = 'Referencia: '

/** Joins the parts to the text that is stored: one line each for street, city and province, and reference. */
export function joinAddress(parts: AddressParts): string {
  const direccion = parts.direccion.trim()
  const reference = parts.reference.trim()
  return [direccion, placeOf(parts), reference && referenceMark + reference]
    .filter((line) => line !== '')
    .join('\n')
}

/** A city or a province alone gets a label, because `Loja` is the name of both. */
function placeOf(parts: Pick<AddressParts, 'city' | 'province'>): string {
  const city = parts.city.trim()
  const province = parts.province.trim()
  if (city !== '' && province !== '') return `${city}, ${province}`
  return city === '' ? province && provinceMark + province : cityMark + city
}

/**
 * Splits a stored address into its parts. A text that `joinAddress` did not write becomes the street as a
 * whole, so that joining the parts always returns the same text.
 */
export function splitAddress(stored: string): AddressParts {
  const [head, reference] = splitLast(stored, (line) => afterMark(line, referenceMark))
  const [direccion, place] = splitLast(head, readPlace)
  const parts = { direccion, city: '', province: '', ...place, reference: reference ?? '' }
  return joinAddress(parts) === stored ? parts : { ...noPlace, direccion: stored }
}

const noPlace = { city: '', province: '', reference: '' }

/** Splits off the last line if `read` recognises it; a single line is never split off. */
function splitLast<Part>(
  text: string,
  read: (line: string) => Part | null,
): readonly [rest: string, part: Part | null] {
  const end = text.lastIndexOf('\n')
  const part = end < 0 ? null : read(text.slice(end + 1))
  return part === null ? [text, null] : [text.slice(0, end), part]
}

const afterMark = (line: string, mark: string): string | null =>
  line.startsWith(mark) ? line.slice(mark.length) : null

function readPlace(line: string): Partial<AddressParts> | null {
  const city = afterMark(line, cityMark)
  if (city !== null) return { city }
  const province = afterMark(line, provinceMark)
  if (province !== null) return isProvince(province) ? { province } : null
  const comma = line.lastIndexOf(', ')
  const named = line.slice(comma + 2)
  return comma > 0 && isProvince(named) ? { city: line.slice(0, comma), province: named } : null
}

const isProvince = (text: string): boolean => provinces.some((province) => province === text)
