/** What the embedded backend keeps in a storage; the number is that of the database's shape. */
export const localStorageKeys = {
  database: 'localBackend.1',
  session: 'localBackend.session',
} as const
