export * from './accounts.ts'
export * from './products.ts'
export * from './settings.ts'
