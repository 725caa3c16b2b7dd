import {
  ivaContained,
  moneyOf,
  netCentsOf,
  owedOf,
  recipientOf,
  soldStatuses,
  toDecimal,
  type Cents,
  type IdKind,
  type Language,
  type Money,
  type Order,
  type OrderFilter,
  type PaymentMethod,
  type WaitingPerson,
} from '@storefront/domain'
import { formatSortable } from '@storefront/i18n'
// One module for all spreadsheets, so that one file has their library: the dashboard loads it with the first export.
import writeExcelFile, { type Cell } from 'write-excel-file/universal'

/** The columns of an accountant, and how wide each is, in characters. */
const columns = {
  number: 10,
  invoice: 18,
  date: 11,
  nombre: 26,
  idKind: 10,
  cedula: 15,
  businessName: 26,
  telefono: 16,
  email: 26,
  receiver: 26,
  province: 14,
  city: 14,
  pickupAddress: 26,
  items: 36,
  base: 11,
  iva: 11,
  shipping: 11,
  discount: 11,
  total: 11,
  method: 15,
  goods: 12,
  money: 12,
  receivedAt: 11,
  received: 11,
  refunded: 11,
  refundedAt: 11,
  net: 11,
  toCollect: 11,
} as const

type Column = keyof typeof columns

/** The columns of the bottles: a row for each line of an order. */
const lineColumns = { number: 10, product: 26, quantity: 10, unitPrice: 11, amount: 11 } as const

type LineColumn = keyof typeof lineColumns

// Object.keys returns plain strings.
const columnNames = Object.keys(columns) as readonly Column[]
const lineColumnNames = Object.keys(lineColumns) as readonly LineColumn[]

/** The translated names of sheets, columns and states. */
export interface SheetTexts {
  readonly sold: string
  /** The sheet of the cancelled and returned orders. */
  readonly apart: string
  /** The sheet of the bottles of the sales. */
  readonly lines: string
  /** The first cell of the row with the sums. */
  readonly totals: string
  readonly column: (column: Column | LineColumn) => string
  readonly idKind: (kind: IdKind) => string
  readonly status: (order: Order) => string
  readonly money: (money: Money) => string
  readonly method: (method: PaymentMethod, order: Order) => string
}

const isSold = ({ status }: Order) => soldStatuses.includes(status)

/**
 * The orders as a workbook: a row for each, and a column for the bottles of each product after the other columns; then
 * those that are no sales, and the bottles of the sales with what one cost. Under each table stand its sums. Ids and
 * telephones are texts, so that no figure of them is lost; days, of the shop's time zone, are dates, and amounts, in
 * dollars, are numbers.
 */
export function ordersSheet(orders: readonly Order[], texts: SheetTexts): Promise<Blob> {
  const names = [...new Set(orders.flatMap(({ items }) => items.map(({ name }) => name)))]
  const products = names.toSorted((a, b) => a.localeCompare(b))
  const sold = orders.filter(isSold)
  const ordersTable = (sheet: string, listed: readonly Order[]) =>
    table(sheet, [...Object.values(columns), ...products.map(() => 12)], {
      headings: [...columnNames.map(texts.column), ...products],
      rows: listed.map((order) => {
        const row = rowOf(order, texts)
        return [
          ...columnNames.map((column) => row[column]),
          ...products.map((name) => quantityOf(order, name)),
        ]
      }),
      totals: texts.totals,
    })
  return writeExcelFile([
    ordersTable(texts.sold, sold),
    ordersTable(
      texts.apart,
      orders.filter((order) => !isSold(order)),
    ),
    table(texts.lines, Object.values(lineColumns), {
      headings: lineColumnNames.map(texts.column),
      rows: sold.flatMap(linesOf),
      totals: texts.totals,
      // Prices of one bottle make no sum.
      unsummed: lineColumnNames.indexOf('unitPrice'),
    }),
  ]).toBlob()
}

interface TableContent {
  readonly headings: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
  readonly totals: string
  /** The column of numbers that are not added up; default: none. */
  readonly unsummed?: number
}

/** A sheet with headings, rows, and below them the sums of the numbers. */
function table(
  sheet: string,
  widths: readonly number[],
  { headings, rows, totals, unsummed }: TableContent,
) {
  const sums = headings.map((_, column): Cell => {
    if (column === 0) return { value: totals, type: String, fontWeight: 'bold' }
    const numbers = rows.flatMap((row) => numberIn(row[column]))
    if (numbers.length === 0 || column === unsummed) return null
    const { format, value } = sumOf(numbers)
    return { value, type: Number, fontWeight: 'bold', ...(format !== undefined && { format }) }
  })
  return {
    sheet,
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
    data: [
      headings.map(heading),
      ...rows.map((row) => [...row]),
      ...(rows.length > 0 ? [sums] : []),
    ],
  }
}

interface NumberCell {
  readonly value: number
  /** Amounts have one. */
  readonly format: string | undefined
}

/** The number in a cell, if it has one. */
function numberIn(cell: Cell | undefined): readonly NumberCell[] {
  if (typeof cell !== 'object' || cell === null || cell instanceof Date) return []
  return 'value' in cell && typeof cell.value === 'number'
    ? [{ value: cell.value, format: 'format' in cell ? cell.format : undefined }]
    : []
}

/** Sums up cents, because sums of dollars are not exact. */
const sumOf = (numbers: readonly NumberCell[]): NumberCell => ({
  value: numbers.reduce((sum, { value }) => sum + Math.round(value * 100), 0) / 100,
  format: numbers[0]?.format,
})

/** The quantity of a product in an order; empty if it has none. */
function quantityOf({ items }: Order, product: string): Cell {
  const total = items.reduce(
    (sum, { name, quantity }) => (name === product ? sum + quantity : sum),
    0,
  )
  return total === 0 ? null : count(total)
}

function linesOf({ number, items }: Order): readonly (readonly Cell[])[] {
  return items.map(({ name, quantity, unitPriceCents }) => {
    const row: Record<LineColumn, Cell> = {
      number: text(number),
      product: text(name),
      quantity: count(quantity),
      unitPrice: amount(unitPriceCents),
      amount: amount(quantity * unitPriceCents),
    }
    return lineColumnNames.map((column) => row[column])
  })
}

function rowOf(order: Order, texts: SheetTexts): Record<Column, Cell> {
  const { customer, receiver, totalCents } = order
  const { province, city } = recipientOf(order)
  const iva = ivaContained(totalCents)
  const some = (cents: Cents) => (cents === 0 ? null : amount(cents))
  return {
    number: text(order.number),
    invoice: text(order.invoice),
    date: day(order.createdAt),
    nombre: text(customer.nombre),
    idKind: text(customer.cedula === '' ? '' : texts.idKind(customer.idKind)),
    cedula: text(customer.cedula),
    businessName: text(customer.businessName),
    telefono: text(customer.telefono),
    email: text(customer.email),
    receiver: text(receiver?.nombre ?? ''),
    province: text(province),
    city: text(city),
    pickupAddress: text(order.pickupAddress),
    items: text(order.items.map(({ quantity, name }) => `${quantity} × ${name}`).join('; ')),
    base: amount(totalCents - iva),
    iva: amount(iva),
    shipping: amount(order.shippingCents),
    discount: order.discountCents === 0 ? null : amount(-order.discountCents),
    total: amount(totalCents),
    method: text(texts.method(order.paymentMethod, order)),
    goods: text(texts.status(order)),
    money: text(texts.money(moneyOf(order))),
    receivedAt: order.paymentReceivedAt === null ? null : day(order.paymentReceivedAt),
    received: some(order.receivedCents),
    refunded: some(order.refundedCents),
    refundedAt: order.refundedAt === null ? null : day(order.refundedAt),
    net: amount(netCentsOf(order)),
    // What the overview and the list say is to be collected.
    toCollect: owedOf(order)?.kind === 'collect' ? amount(order.dueCents) : null,
  }
}

/** A spreadsheet reads `_x0041_` as the character with this number, unless its underscore is written as one. */
const escaped = (value: string): string => value.replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')

const heading = (value: string) =>
  ({ value: escaped(value), type: String, fontWeight: 'bold' }) as const

/** Never a formula or a number, whatever it begins with. */
const text = (value: string): Cell =>
  value === '' ? null : { value: escaped(value), type: String }

const count = (value: number): Cell => ({ value, type: Number })

const amount = (cents: Cents): Cell => ({ value: toDecimal(cents), type: Number, format: '0.00' })

/** The day of a time in the shop's time zone; a spreadsheet's dates have no time zone. */
const day = (time: number): Cell => ({
  value: new Date(`${isoDay(time)}T00:00:00Z`),
  type: Date,
  format: 'yyyy-mm-dd',
})

const isoDay = (time: number): string => formatSortable(time).slice(0, 10)

/**
 * The name of an export file, with the first and the last day of the filter or, without one, of the
 * orders.
 *
 * @param orders newest first
 */
export function sheetFileName(word: string, orders: readonly Order[], filter: OrderFilter): string {
  const first = filter.from ?? orders.at(-1)?.createdAt
  const last = filter.before === undefined ? orders[0]?.createdAt : filter.before - 1
  const days = [first, last].flatMap((time) => (time === undefined ? [] : [isoDay(time)]))
  return `${[word, ...days].join('-')}.xlsx`
}

/** The translated headings of the columns, and the names of the languages. */
export interface WaitingSheetTexts {
  readonly email: string
  readonly language: string
  readonly since: string
  readonly languageName: (language: Language) => string
}

/** A waiting list as a workbook, a row for each address. */
export function waitingSheet(
  people: readonly WaitingPerson[],
  { email, language, since, languageName }: WaitingSheetTexts,
): Promise<Blob> {
  return writeExcelFile([
    {
      columns: [{ width: 36 }, { width: 12 }, { width: 12 }],
      stickyRowsCount: 1,
      data: [
        [email, language, since].map(heading),
        ...people.map((person) => [
          text(person.email),
          text(languageName(person.language)),
          day(person.at),
        ]),
      ],
    },
  ]).toBlob()
}
