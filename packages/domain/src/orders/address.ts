/** The provinces of Ecuador, in Spanish, with their codes in ISO 3166-2, which browsers keep in place of the names. */
export const provinceCodes = {
  Azuay: 'EC-A',
  Bolívar: 'EC-B',
  Cañar: 'EC-F',
  Carchi: 'EC-C',
  Chimborazo: 'EC-H',
  Cotopaxi: 'EC-X',
  'El Oro': 'EC-O',
  Esmeraldas: 'EC-E',
  Galápagos: 'EC-W',
  Guayas: 'EC-G',
  Imbabura: 'EC-I',
  Loja: 'EC-L',
  'Los Ríos': 'EC-R',
  Manabí: 'EC-M',
  'Morona Santiago': 'EC-S',
  Napo: 'EC-N',
  Orellana: 'EC-D',
  Pastaza: 'EC-Y',
  Pichincha: 'EC-P',
  'Santa Elena': 'EC-SE',
  'Santo Domingo de los Tsáchilas': 'EC-SD',
  Sucumbíos: 'EC-U',
  Tungurahua: 'EC-T',
  'Zamora Chinchipe': 'EC-Z',
} as const

/** The name of a province of Ecuador, in Spanish. */
export type Province = keyof typeof provinceCodes

// Object.keys returns plain strings.
export const provinces = Object.keys(provinceCodes) as readonly Province[]

/** The parts of an address, as an order stores them. */
export interface AddressParts {
  /** The street. */
  readonly direccion: string
  readonly city: string
  /** Empty if it is not known. */
  readonly province: Province | ''
  /** A landmark that helps to find the house; may be empty. */
  readonly reference: string
}

// A profile keeps the address as one text (spec section 3), which its owner may edit. It is Spanish in every
// language of the site, since it is printed on the parcel for the driver.
const cityMark = 'Ciudad: '
const provinceMark = 'Provincia: '
const referenceMark = 'Referencia: '

/** Joins the parts to the text of a profile: one line each for street, city and province, and reference. */
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
 * Splits a profile's address into its parts. A text that `joinAddress` did not write becomes the street as a
 * whole, so that joining the parts always returns the same text.
 */
export function splitAddress(stored: string): AddressParts {
  const [head, reference] = splitLast(stored, (line) => afterMark(line, referenceMark))
  const [direccion, place] = splitLast(head, readPlace)
  const parts: AddressParts = {
    direccion,
    city: '',
    province: '',
    ...place,
    reference: reference ?? '',
  }
  return joinAddress(parts) === stored ? parts : { ...noPlace, direccion: stored }
}

const noPlace = { city: '', province: '', reference: '' } as const

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

/** Whether a text is the name of a province. */
export const isProvince = (text: string): text is Province =>
  provinces.some((province) => province === text)

/**
 * The province that a text names, as a browser or a person writes it: `Los Ríos`, `LOS RIOS` or `EC-R`. Empty for any other
 * text.
 */
export function readProvince(text: string): Province | '' {
  const plain = plainLetters(text)
  const found = provinces.find(
    (province) =>
      plainLetters(province) === plain || plainLetters(provinceCodes[province]) === plain,
  )
  return found ?? ''
}

/** Without case, accents, spaces and signs. */
const plainLetters = (text: string): string =>
  text.normalize('NFD').replaceAll(/\P{L}/gu, '').toLowerCase()
