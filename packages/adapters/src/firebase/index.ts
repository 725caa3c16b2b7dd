export { createFirebaseBackend, type FirebaseBackendSettings } from './createFirebaseBackend.ts'
export type { EmulatorAddresses, FirebaseProject } from './openFirebase.ts'
