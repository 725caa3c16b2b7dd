const noGuest = 'request.auth of a guest is null: reading from it is an error, which refuses'
const noSize = 'no text is shorter than 0'
const noList = 'a query of the collection does not match the path of one document'
const validDefault = 'a missing field is valid, and so is this value in its place'
const entryByAdmin = 'the commit has an entry of the audit log, whose rule asks for an admin'

/**
 * Equivalent mutants by name, each with the reason why no test can kill it. `mutate.ts` fails when another
 * mutant survives, and when one of these is killed by the tests of its section or no longer exists.
 */
export const equivalents: Readonly<Record<string, string>> = {
  'isUser: isSignedIn() -> true': noGuest,
  'isAdmin: isSignedIn() -> true': noGuest,
  '/orders/{orderId} create: isSignedIn() -> true': noGuest,
  'isRoleChange: isAdmin() -> true': entryByAdmin,
  '/settings/bank create, update: isAdmin() -> true': entryByAdmin,
  '/auditLog/{id} create: isAdmin() -> true': 'the rule of the changed document asks for an admin',
  'isProduct: product.alcoholByVolume is number -> true':
    'comparing another type with a number is an error, which refuses',
  'isStamp: stamp.line is int -> true':
    'an index of another type than int is an error in the emulator, which is not documented',
  "isNewOrder: 'createdAt': <request.time>, -> order.createdAt":
    'an order has at least one line, and the rule of its product checks the same',
  "hasProfileTexts: return isText(profile.get('nombre', ''), <0>, 120) -> -1": noSize,
  "hasProfileTexts: && isText(profile.get('cedula', ''), <0>, 30) -> -1": noSize,
  "hasProfileTexts: && isText(profile.get('telefono', ''), <0>, 30) -> -1": noSize,
  "hasProfileTexts: && isText(profile.get('direccion', ''), <0>, 300); -> -1": noSize,
  'isShopSettings: && isText(shop.salesPausedMessage.es, <0>, 300) -> -1': noSize,
  'isShopSettings: && isText(shop.salesPausedMessage.en, <0>, 300) -> -1': noSize,
  'isContact: && isText(contact.email, <0>, 254) -> -1': noSize,
  'isContact: && isText(contact.phone, <0>, 30) -> -1': noSize,
  'isContact: && isText(contact.whatsapp, <0>, 30); -> -1': noSize,
  'isOwner: && isText(owner.legalName, <0>, 200) -> -1': noSize,
  'isOwner: && isText(owner.address, <0>, 300) -> -1': noSize,
  "canPlace: && isText(order.get('notes', ''), <0>, 500) -> -1": noSize,
  'isTracking: && isText(tracking.carrier, 1, 60) && isText(tracking.number, <0>, 60); -> -1':
    noSize,
  "hasProfileTexts: return isText(profile.get('nombre', <''>), 0, 120) -> 'x'": validDefault,
  "hasProfileTexts: && isText(profile.get('cedula', <''>), 0, 30) -> 'x'": validDefault,
  "hasProfileTexts: && isText(profile.get('telefono', <''>), 0, 30) -> 'x'": validDefault,
  "hasProfileTexts: && isText(profile.get('direccion', <''>), 0, 300); -> 'x'": validDefault,
  "isCart: && areChangeIds(cart.get('changes', <[]>)) -> ['x']": validDefault,
  "canPlace: && isText(order.get('notes', <''>), 0, 500) -> 'x'": validDefault,
  "canPlace: && areSearchTerms(order.get('searchTerms', <['']>)) -> ['x']": validDefault,
  "/users/{uid} delete: && (resource == null || resource.data.get('role', <'user'>) != 'admin'); -> 'x'":
    'neither is the role of an admin',
  "isReturnStamped: return stockOf(product) == null || product.get('lastReturn', <null>) == stamp(orderId, line); -> 0":
    'neither equals a stamp',
  'isAdmin: && isAdminProfile(<get>(/databases/$(database)/documents/users/$(request.auth.uid)).data); -> getAfter':
    'nobody changes the role or the address of their own profile, so that both reads are equal',
  "hasRecentSignIn: return request.time.toMillis() / 1000 - request.auth.token.get('auth_time', <0>) < 900; -> 1":
    'one second after 1970 is not recent either',
  "isCollection: && before.get('paymentMethod', <null>) != 'transfer' -> 0":
    'neither is a transfer',
  'isLineReturned: || !<existsAfter>(/databases/$(database)/documents/products/$(lines[i].productId)); -> exists':
    'the rules delete no product, and an order creates none, so that both reads are equal',
  '/settings/shop create, update: added -> allow list: if request.auth != null;': noList,
  '/settings/bank create, update: added -> allow list: if request.auth != null;': noList,
}
