/**
 * Test files that run on the mutants of each section of the rules, after those of further access: first those that
 * kill most mutants in the shortest time. Mutants that survive them run all other files.
 */
export const testsOf: Readonly<Record<string, readonly string[]>> = {
  helpers: [
    'admins',
    'users',
    'settings',
    'products',
    'auditLog',
    'bankSettings',
    'carts',
    'orderInterval',
  ],
  users: ['admins', 'profileChanges', 'users', 'auditLog'],
  carts: ['carts', 'orderInterval'],
  settings: ['settings', 'bankSettings', 'auditLog'],
  'audit log': ['auditLog'],
  products: [
    'consoleEdits',
    'replayedStamps',
    'products',
    'wholeNumbers',
    'placeOrder',
    'refusedOrder',
    'partialCommits',
    'cancelOrder',
    'forgedOrder',
  ],
  'orders: placing': [
    'orderInterval',
    'placeOrder',
    'refusedOrder',
    'partialCommits',
    'forgedOrder',
    'forgedField',
    'wholeNumbers',
  ],
  'orders: steps': ['forgedStep', 'cancelOrder', 'orderSteps'],
  'orders: anonymising': ['anonymiseOrder'],
  'orders: notes': [
    'readOrders',
    'orderNotes',
    'orderInterval',
    'placeOrder',
    'anonymiseOrder',
    'orderSteps',
  ],
  letters: ['letters'],
}
