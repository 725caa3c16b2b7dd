export { createPublicBackend, type PublicBackendSettings } from './createPublicBackend.ts'
