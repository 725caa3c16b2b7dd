export { createEmbeddedBackend } from './createEmbeddedBackend.ts'
export type { EmbeddedEmail } from './EmbeddedDatabase.ts'
export {
  addEmbeddedHistory,
  forgetEmbeddedDatabase,
  type EmbeddedHistory,
} from './EmbeddedHistory.ts'
export { embeddedOutbox } from './embeddedOutbox.ts'
export { embeddedStorageKeys } from './embeddedStorageKeys.ts'
export type { EmbeddedSeed } from './EmbeddedSeed.ts'
export { memoryStorage } from './memoryStorage.ts'
