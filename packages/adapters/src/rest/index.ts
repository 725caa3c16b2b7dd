export { type CatalogueSettings, createCatalogue } from './createCatalogue.ts'
