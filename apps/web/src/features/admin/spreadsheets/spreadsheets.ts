import {
  goodsOf,
  ivaContained,
  moneyOf,
  soldStatuses,
  toDecimal,
  type Cents,
  type Goods,
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
  province: 14,
  city: 14,
  pickupAddress: 26,
  items: 36,
  base: 11,
  iva: 11,
  shipping: 11,
  total: 11,
  method: 15,
  goods: 12,
  money: 12,
  received: 11,
  refunded: 11,
  refundedAt: 11,
} as const

type Column = keyof typeof columns

// Object.keys returns plain strings.
const columnNames = Object.keys(columns) as readonly Column[]

/** The translated names of sheets, columns and states. */
export interface SheetTexts {
  readonly sold: string
  /** The sheet of the cancelled and returned orders. */
  readonly apart: string
  readonly column: (column: Column) => string
  readonly idKind: (kind: IdKind) => string
  readonly goods: (goods: Goods, order: Order) => string
  readonly money: (money: Money) => string
  readonly method: (method: PaymentMethod, order: Order) => string
}

const isSold = ({ status }: Order) => soldStatuses.includes(status)

/**
 * The orders as a workbook: a row for each, and a column for the bottles of each product after the other columns. Those
 * that are no sales are on a sheet of their own. Ids and telephones are texts, so that no figure of them is lost;
 * days, of the shop's time zone, are dates, and amounts, in dollars, are numbers.
 */
export function ordersSheet(orders: readonly Order[], texts: SheetTexts): Promise<Blob> {
  const names = [...new Set(orders.flatMap(({ items }) => items.map(({ name }) => name)))]
  const products = names.toSorted((a, b) => a.localeCompare(b))
  const sheet = (name: string, listed: readonly Order[]) => ({
    sheet: name,
    columns: [...Object.values(columns), ...products.map(() => 12)].map((width) => ({ width })),
    stickyRowsCount: 1,
    data: [
      [...columnNames.map(texts.column), ...products].map(heading),
      ...listed.map((order) => {
        const row = rowOf(order, texts)
        return [
          ...columnNames.map((column) => row[column]),
          ...products.map((name_) => quantityOf(order, name_)),
        ]
      }),
    ],
  })
  return writeExcelFile([
    sheet(texts.sold, orders.filter(isSold)),
    sheet(
      texts.apart,
      orders.filter((order) => !isSold(order)),
    ),
  ]).toBlob()
}

/** The quantity of a product in an order; empty if it has none. */
function quantityOf({ items }: Order, product: string): Cell {
  const total = items.reduce(
    (sum, { name, quantity }) => (name === product ? sum + quantity : sum),
    0,
  )
  return total === 0 ? null : total
}

function rowOf(order: Order, texts: SheetTexts): Record<Column, Cell> {
  const { customer, totalCents } = order
  const iva = ivaContained(totalCents)
  const refunded = order.refundedCents
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
    province: text(customer.province),
    city: text(customer.city),
    pickupAddress: text(order.pickupAddress),
    items: text(order.items.map(({ quantity, name }) => `${quantity} × ${name}`).join('; ')),
    base: amount(totalCents - iva),
    iva: amount(iva),
    shipping: amount(order.shippingCents),
    total: amount(totalCents),
    method: text(texts.method(order.paymentMethod, order)),
    goods: text(texts.goods(goodsOf(order), order)),
    money: text(texts.money(moneyOf(order))),
    received: order.paymentReceivedAt === null ? null : day(order.paymentReceivedAt),
    refunded: refunded === 0 ? null : amount(refunded),
    refundedAt: order.refundedAt === null ? null : day(order.refundedAt),
  }
}

const heading = (value: string) => ({ value, type: String, fontWeight: 'bold' }) as const

/** Never a formula or a number, whatever it begins with. */
const text = (value: string): Cell => (value === '' ? null : { value, type: String })

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
