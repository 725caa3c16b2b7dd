// One module for all exports, so that one file has their library: the dashboard loads it with the first export.
export { ordersSheet, sheetFileName } from './ordersSheet.ts'
export { waitingSheet } from './waitingSheet.ts'
