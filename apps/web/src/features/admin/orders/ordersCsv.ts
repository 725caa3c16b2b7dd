import { toDecimal, type Cents, type Order, type OrderFilter } from '@storefront/domain'
import { unparse } from 'papaparse'

import { formatSortable } from '../../../shared/i18n/format.ts'

const columns = [
  'number',
  'date',
  'status',
  'nombre',
  'cedula',
  'email',
  'telefono',
  'direccion',
  'items',
  'subtotal',
  'shipping',
  'total',
  'currency',
  'notes',
] as const

type Column = (typeof columns)[number]

/** The translated names of columns and statuses. */
export interface CsvTexts {
  readonly column: (column: Column) => string
  readonly status: (status: Order['status']) => string
}

/** Marks the file as UTF-8; without it, Excel garbles accents. */
const byteOrderMark = '\uFEFF'

/**
 * Where a spreadsheet would start a formula: before a sign, also a full-width one, at the start of a cell,
 * even after blanks, control characters and quotes. A cell can also start after a semicolon or a line
 * break: spreadsheets in Spanish separate cells by semicolons, and then quotes do not protect line breaks.
 */
const formulaStarts = /(?<=^|[;\t\n\v\f\r\u0085\u2028\u2029])(?=[\p{C}\p{Z}"]*[=+\-@＝＋－＠])/gu

/** Puts an apostrophe before everything that would start a formula. */
const escapeFormulas = (text: string): string => text.replace(formulaStarts, "'")

/**
 * The orders as a CSV file, a row for each: amounts in dollars with a decimal point and two digits, times
 * in the shop's time zone. An apostrophe turns possible formulas into text.
 */
export function ordersCsv(orders: readonly Order[], texts: CsvTexts): string {
  const table = {
    fields: columns.map(texts.column),
    data: orders.map((order) => {
      const row = rowOf(order, texts)
      return columns.map((column) => escapeFormulas(row[column]))
    }),
  }
  return byteOrderMark + unparse(table)
}

function rowOf(order: Order, texts: CsvTexts): Record<Column, string> {
  return {
    number: order.number,
    date: formatSortable(order.createdAt),
    status: texts.status(order.status),
    ...order.customer,
    items: order.items.map(({ quantity, name }) => `${quantity} × ${name}`).join('; '),
    subtotal: amount(order.subtotalCents),
    shipping: amount(order.shippingCents),
    total: amount(order.totalCents),
    currency: order.currency,
    notes: order.notes,
  }
}

const amount = (cents: Cents): string => toDecimal(cents).toFixed(2)

/**
 * The name of an export file, with the first and the last day of the filter or, without one, of the
 * orders.
 *
 * @param orders newest first
 */
export function csvFileName(word: string, orders: readonly Order[], filter: OrderFilter): string {
  const first = filter.from ?? orders.at(-1)?.createdAt
  const last = filter.before === undefined ? orders[0]?.createdAt : filter.before - 1
  const days = [first, last].flatMap((time) => (time === undefined ? [] : [isoDay(time)]))
  return `${[word, ...days].join('-')}.csv`
}

const isoDay = (time: number): string => formatSortable(time).slice(0, 10)
