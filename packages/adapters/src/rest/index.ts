export { createPublicBackend } from './createPublicBackend.ts'
