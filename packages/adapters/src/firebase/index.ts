export { createFirebaseBackend } from './createFirebaseBackend.ts'
