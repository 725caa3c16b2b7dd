/** The provinces of Ecuador, as its people write them. */
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

/** What a stored address is made of: `direccion` is the street, the others may be empty. */
export interface AddressParts {
  readonly direccion: string
  readonly city: string
  /** One of the provinces. */
  readonly province: string
  /** What helps to find the door. */
  readonly reference: string
}

// On the parcel, and to whoever drives it, the words are Spanish, whatever the buyer's language is.
const cityMark = 'Ciudad: '
const provinceMark = 'Provincia: '
const referenceMark = 'Referencia: '

/** The parts as the one text that is stored: a line for the street, the place, and the reference, as on a parcel. */
export function joinAddress(parts: AddressParts): string {
  const direccion = parts.direccion.trim()
  const reference = parts.reference.trim()
  return [direccion, placeOf(parts), reference && referenceMark + reference]
    .filter((line) => line !== '')
    .join('\n')
}

/** A city alone and a province alone are named: `Loja` is both. */
function placeOf(parts: Pick<AddressParts, 'city' | 'province'>): string {
  const city = parts.city.trim()
  const province = parts.province.trim()
  if (city !== '' && province !== '') return `${city}, ${province}`
  return city === '' ? province && provinceMark + province : cityMark + city
}

/**
 * The parts of a stored address. What was not joined here, or cannot be told apart, is its street as a
 * whole: joined again they give the same text.
 */
export function splitAddress(stored: string): AddressParts {
  const [head, reference] = splitLast(stored, (line) => afterMark(line, referenceMark))
  const [direccion, place] = splitLast(head, readPlace)
  const parts = { direccion, city: '', province: '', ...place, reference: reference ?? '' }
  return joinAddress(parts) === stored ? parts : { ...noPlace, direccion: stored }
}

const noPlace = { city: '', province: '', reference: '' }

/** The last line as `read` understands it, apart from those before it; an only line stays. */
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
