/** Keys of the embedded backend; the number is the version of the database's format. */
export const embeddedStorageKeys = {
  database: 'embeddedBackend.3',
  session: 'embeddedBackend.session',
  signedInAt: 'embeddedBackend.signedInAt',
} as const
