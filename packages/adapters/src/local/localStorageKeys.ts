/** Keys of the embedded backend; the number is the version of the database's format. */
export const localStorageKeys = {
  database: 'localBackend.1',
  session: 'localBackend.session',
  signedInAt: 'localBackend.signedInAt',
} as const
